import { MESSAGE_MIN, NAME_MIN, PHONE_MIN } from "./limits.ts";

/** What a person reads beside a field. The same words in the browser and in the server's answers. */
export const messages = {
  name: `Name must be at least ${NAME_MIN} characters`,
  email: "Please enter a valid email address",
  quotePhone: `Phone number must be at least ${PHONE_MIN} digits`,
  quoteMessage: "Please provide some details about your requirements",
  contactPhone: "Please enter a valid phone number",
  contactSubject: "Please select a subject",
  message: `Message must be at least ${MESSAGE_MIN} characters`,
  productNameAndCategory: "Product name and category are required",
  categoryName: "Category name is required",
  chatRegistration: "Name, mobile number and location are required.",
  username: "Username is required",
  password: "Password is required",
} as const;
