import { type FormIssueCode, formIssueMessages, type None } from "./form_issue_messages.ts";

/** Messages for the panel and for callers of the API. They are English only, as the panel is. */
const otherIssueMessages = {
  too_few: ({ min }: { min: number }, label = min === 1 ? "entry" : "entries") =>
    `Must have at least ${min} ${label}`,
  /** At least one of the bounds is given. */
  out_of_range: ({ min, max }: { min?: number; max?: number }) =>
    max === undefined
      ? `Must be ${min} or more`
      : min === undefined
      ? `Must be at most ${max}`
      : `Must be ${min} to ${max}`,
  /** `options` are separated by commas. */
  not_an_option: ({ options }: { options: string }) => `Must be ${options.replace(/, ([^,]*)$/, " or $1")}`,
  invalid_format: () => "Has not the form that is asked for",
  invalid_address: () => "Must be an address that starts with https:// or /",
  invalid_colour: () => "Must be a colour such as #1B5E20",
  invalid_date: () => "Must be an ISO date and time",
  invalid_path: () => "Must start with /, such as /old-page",
  invalid_site: () => "Must be a site such as https://dealer.example or https://*.dealer.example",
  invalid_cursor: () => "Does not belong to this list",
  /** The value contradicts another field. */
  inconsistent: () => "Does not fit the other fields",
  duplicate: () => "This stands here twice",
  not_found: ({ name }: { name: string }, label = "entry") => `There is no ${label} named "${name}"`,
  deleted: () => "This was deleted",
  taken: ({ value }: { value: string }, label = "value") => `Another one has the ${label} "${value}" already`,
  reserved: ({ value }: { value: string }) => `The slug "${value}" is an address of our own`,
  page_exists: () => "There is a page at this address",
  redirect_exists: ({ to }: { to: string }) => `This address leads to ${to} by itself`,
  redirect_loop: () => "This leads back to where it came from",
  guessable: () =>
    "This password is easy to guess. Choose a longer one, such as a sentence that only you would say",
  expired: () => "This has expired",
  unchanged: () => "Choose another one than before",
  wrong_password: () => "This is not your password",
  wrong_code: () => "This code is wrong or too old",
  wrong_file_type: ({ types: _ }: { types: string }) => "Please upload a file of another type",
  damaged_file: () => "The file cannot be read: it is damaged or incomplete",
  /** An intact file with other content than expected. */
  unreadable_file: () => "The file cannot be read",
  too_many_pixels: ({ pixels, max }: { pixels: number; max: number }) =>
    `The picture is too large: it has ${pixels} pixels, at most ${max} are taken`,
  /** `rule` is the notice with its day, `unless` what may be done instead of taking the name out. */
  prohibited: ({ name, rule, unless }: { name: string; rule: string; unless: string }) =>
    `${name} may not be sold for animals (${rule}). Take it out, or ${unless}`,
  in_use: () => "It is in use here",
};

const issueMessages = { ...formIssueMessages, ...otherIssueMessages };

export type IssueCode = keyof typeof issueMessages;
export type IssueParams<C extends IssueCode> = Parameters<typeof issueMessages[C]> extends
  [infer P, ...unknown[]] ? P : None;

/** The form's messages in another language. `label` is the field's name in that language. */
export type IssueWords = { [C in FormIssueCode]: (params: IssueParams<C>, label: string) => string };

export const ISSUE_CODES = Object.keys(issueMessages) as [IssueCode, ...IssueCode[]];

/** The English sentence of a code. */
export function issueMessage<C extends IssueCode>(code: C, params: IssueParams<C>, label?: string): string {
  const message = issueMessages[code] as (params: IssueParams<C>, label?: string) => string;
  return message(params, label);
}
