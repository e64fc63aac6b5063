import { en as asked } from "../../../contract/shared/asked_texts/en.ts";
import { contactSubjects } from "../../../contract/inquiry_form.ts";
import type { IssueWords } from "../../../contract/issue_messages.ts";

/** Words of /contact and of the forms. */
export const contact = {
  formTitle: "Send us a message",
  infoTitle: "Contact information",
  form: {
    name: "Name",
    company: "Company",
    email: "Email",
    phone: "Phone",
    subject: "Subject",
    subjectPrompt: "Select a subject",
    message: "Message",
    send: "Send Message",
    sending: "Sending...",
    again: "Send Another Message",
    reference: "Your reference",
    keep: "Keep or print this request",
    purpose: "We use what you write only to answer you.",
    required: "All fields without “optional” are needed.",
    ...asked,
    problems: "Please correct these fields",
    offline:
      "No network. Your message waits on this device, and is sent by itself as soon as there is a network.",
    change: "Change it",
    unreachable: "Your message did not get through. Nothing is lost: what you wrote stays here.",
    retry: "Try again",
    throttled: "Many messages came from your connection just now. Please wait a minute and send it again.",
    busy:
      "We cannot take your message just now. It is still here: please send it again a little later, or call us.",
    sentBefore:
      "Another message was sent from this form. If this one is to be sent too, please send it again.",
    trap: "Leave this field empty",
  },
  /** Beside the fields, by code: an issue speaks English itself. */
  issues: null as IssueWords | null,
  subjects: contactSubjects as readonly { value: string; label: string }[],
  prefill: (id: string) => `I'm interested in getting more information about product ID: ${id}`,
  home: {
    sentTitle: "Message Sent",
    failedTitle: "Error",
    failed: "There was an error sending your message. Please try again.",
  },
  page: {
    sentTitle: "Message Sent Successfully",
    failedTitle: "Error Sending Message",
    failed: "There was an error sending your message. Please try again.",
  },
  facts: {
    title: "Quick facts",
    established: "Established",
    director: "Director",
    business: "Business",
    area: "Areas served",
    gstin: "GSTIN",
    drugLicence: "Drug licence",
    cin: "CIN",
  },
  faqTitle: "Frequently asked questions",
};
