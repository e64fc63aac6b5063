/** Words of the pages that mailed links open, and of the one that asks for such a link. */
export const linkTexts = {
  toLogin: "Go to the login",
  password: "New password",
  repeat: "Repeat the password",
  passwordHint:
    "At least 10 characters, and hard to guess. A sentence that only you would say is a good one.",
  differs: "The two passwords differ",
  incomplete: "This address is incomplete. Open the link in the mail once more, or copy all of it.",
  sending: "One moment…",
  join: {
    title: "You are invited",
    intro: (role: string, may: string) => `Your role here: ${role}. ${may}`,
    username: "Username",
    usernameHint: "With this you sign in. Your email address is a good one.",
    submit: "Make my account",
    success: ["Welcome", "Your account is made, and you are signed in."],
  },
  forgotten: {
    title: "Forgotten password",
    intro: "We send a link to your email address. With it you choose another password.",
    who: "Username or email address",
    submit: "Send me the link",
    sent:
      "If there is such an account with an email address, a mail is on its way. Its link is taken for an hour. Look among the spam, too.",
    noMail:
      "No mail? Ask an owner of this panel. Whoever runs the server makes a new password with: deno task admin reset NAME",
  },
  email: {
    title: "Confirm your email address",
    intro: "From then on the mails of the admin panel go to this address.",
    submit: "Confirm this address",
    done: (email: string) => `Your mails go to ${email} now.`,
  },
  reset: {
    title: "Choose another password",
    intro: "You are signed out everywhere else. The second factor, if you have one, stays as it is.",
    submit: "Save the password",
    success: ["Password changed", "Sign in with it now."],
  },
} as const;
