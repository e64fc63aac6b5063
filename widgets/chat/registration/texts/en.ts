/** The texts of the registration dialog. */
export const en = {
  title: "Before we continue...",
  text: "Please tell us who you are, so that our team can help you further.",
  name: "Name",
  mobileNumber: "Mobile number",
  location: "Location",
  submit: "Continue",
  sending: "Sending...",
  cancel: "Cancel",
  purpose: "We keep this and the conversation to answer you.",
  privacy: "Privacy policy",
  missing: { title: "Please fill all fields", text: "Name, mobile number and location are required." },
  failed: { title: "Registration failed", text: "Please try again later." },
  tooMany: (seconds: number) => `Please try again in ${seconds} seconds.`,
};

export type RegistrationTexts = typeof en;
