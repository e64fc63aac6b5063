import { issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import { mobileNumbers } from "../shared/mobile_numbers.ts";

/** Matches a person's email address or mobile number in any spelling. */
export interface Person {
  isEmail(value: string | null | undefined): boolean;
  isPhone(value: string | null | undefined): boolean;
}

/** Throws 422 if the text is neither an email address nor a mobile number. */
export function personOf(who: string): Person {
  const email = who.includes("@") ? who.trim().toLowerCase() : null;
  const [phone] = email ? [] : mobileNumbers(who);
  if (!email && !phone) {
    const message = "Enter an email address or a mobile number";
    throw AppError.invalid([issue("who", "invalid_format", {}, { message })]);
  }
  return {
    isEmail: (value) => email !== null && value?.trim().toLowerCase() === email,
    isPhone: (value) => phone !== undefined && mobileNumbers(value ?? "").includes(phone),
  };
}
