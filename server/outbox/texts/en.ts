import type { InquiryKind } from "../../../contract/inquiry.ts";
import type { Channel } from "../../../contract/delivery.ts";
import type { BackupFacts, BackupFault } from "../../backups/backup_fault.ts";
import type { FailureReason } from "../carrier.ts";
import type { Role } from "../../../contract/role.ts";

/** What is written by itself. `text` is plain; a blank line ends a paragraph. */
interface Written {
  subject: string;
  text: string;
}

/** The words of all mails, in one language. A label stands before a colon. */
export interface MailTexts {
  /** Who a mail is from. */
  sender(company: string): string;
  inquiry: {
    arrived: string;
    answer: string;
    noEmail: string;
    noSubject: string;
    suspected: string;
    spam: string;
    fields: Record<
      "subject" | "name" | "email" | "phone" | "company" | "received" | "kind" | "page" | "partner" | "note",
      string
    >;
    kinds: Record<InquiryKind, string>;
    /** The contact page's subjects, by their values. What visitors wrote themselves stays. */
    subjects: Record<string, string>;
    lines: string;
    line: [product: string, quantity: string, note: string];
    message: string;
    open: string;
  };
  digest: {
    subject: (people: number, suspected: number) => string;
    more: (count: number) => string;
    open: string;
  };
  invitation(facts: { company: string; role: Role; invitedBy: string; link: string }): Written;
  confirmEmail(facts: { company: string; username: string; link: string }): Written;
  emailChanged(facts: { company: string; username: string; email: string }): Written;
  reset(facts: { company: string; username: string; link: string }): Written;
  codesGuessed(facts: { username: string }): Written;
  unanswered(facts: { count: number; questions: readonly string[] }): Written;
  /** `problem` is set where it failed. */
  imported(
    facts: {
      username: string;
      file: string;
      problem: string | null;
      counts: { all: number; add: number; change: number; refuse: number };
    },
  ): Written;
  givenUp(facts: { channel: Exclude<Channel, "copy">; problem: string }): Written;
  /** Why a message was given up. */
  deliveryFaults: Record<FailureReason, string>;
  /** Why a backup or its check failed, and what to do. */
  backupFaults: Record<BackupFault, (facts: BackupFacts) => string>;
  backupFailed(facts: { problem: string }): Written;
  /** To who sent an inquiry. The address of its page follows. */
  copy(facts: { company: string; reference: string }): Written;
  trial(facts: { company: string }): Written;
}

const ROLES: Record<Role, string> = {
  owner: "an owner: you can change everything, and who signs in",
  editor: "an editor: you look after products, articles and pages",
  sales: "sales: you answer inquiries, chats and open questions",
  viewer: "a viewer: you can read, and change nothing",
};

export const en: MailTexts = {
  sender: (company) => `${company} website`,
  inquiry: {
    arrived: "A new inquiry has arrived.",
    answer: "Answer this mail to answer the visitor.",
    noEmail: "The visitor gave no email address: please call.",
    noSubject: "Message",
    suspected: "[Suspected spam]",
    spam: "It was sent as programs send: this may be spam.",
    fields: {
      subject: "Subject",
      name: "Name",
      email: "Email",
      phone: "Phone",
      company: "Company",
      received: "Received",
      kind: "Sent from",
      page: "Page",
      partner: "Partner",
      note: "Note",
    },
    kinds: {
      home: "Home page form",
      contact: "Contact page form",
      quote: "Quote dialog",
      chat: "Chat assistant",
    },
    subjects: {},
    lines: "Products asked for",
    line: ["Product", "Quantity", "Note"],
    message: "Message",
    open: "Open it in the admin panel",
  },
  digest: {
    subject(people, suspected) {
      const parts = [people > 0 && `${people} more`, suspected > 0 && `${suspected} suspected spam`];
      return `Inquiries: ${parts.filter(Boolean).join(", ")}`;
    },
    more: (count) => `${count} more are in the admin panel.`,
    open: "Open the admin panel",
  },
  invitation: ({ company, role, invitedBy, link }) => ({
    subject: `${invitedBy} invites you to the website of ${company}`,
    text: `${invitedBy} invites you to the admin panel of ${company}, as ${ROLES[role]}.

Open this link within a week, and choose your user name and password:
${link}

It works once. If you do not know what this is about, do nothing.`,
  }),
  confirmEmail: ({ company, username, link }) => ({
    subject: `Confirm your address for the admin panel of ${company}`,
    text: `"${username}" wants the mails of the admin panel of ${company} at this address.

Open this link within a day to confirm it:
${link}

It works once. If it was not you, do nothing: nothing is changed.`,
  }),
  emailChanged: ({ company, username, email }) => ({
    subject: `Your address for the admin panel of ${company} was changed`,
    text: `The mails of "${username}" go to ${email} from now on.

If it was not you, tell an owner of the panel at once.`,
  }),
  reset: ({ company, username, link }) => ({
    subject: `A new password for the admin panel of ${company}`,
    text: `Somebody, probably you, forgot the password of "${username}".

Open this link within an hour, and choose another one:
${link}

It works once. If it was not you, do nothing: your password stays as it is.`,
  }),
  codesGuessed: ({ username }) => ({
    subject: "Somebody knows a password of your admin panel",
    text:
      `Somebody signed in as "${username}" with the right password, and then typed ten wrong codes in a row.
Further codes have to wait. If it was not you: sign in, with a recovery code if need be, and change
the password. The audit log of the panel says where the attempts came from.`,
  }),
  unanswered({ count, questions }) {
    const rest = count - questions.length;
    return {
      subject: `${count === 1 ? "1 question" : `${count} questions`} without a good answer`,
      text: `Visitors asked this, and the assistant had no answer, or none that helped:

${[...questions.map((question) => `- ${question}`), ...rest > 0 ? [`and ${rest} more.`] : []].join("\n")}

What you answer in the panel, it says from then on.`,
    };
  },
  imported: ({ username, file, problem, counts: { all, add, change, refuse } }) => ({
    subject: `${problem ? "Import failed" : "Import finished"}: ${file}`,
    text: problem
      ? `${username} wanted to import ${file}. ${problem}.`
      : `${username} imported ${all} products from ${file}: ${add} new, ${change} changed, ${refuse} rows left out.`,
  }),
  givenUp: ({ channel, problem }) => ({
    subject: `Nobody was told of an inquiry by ${channel}`,
    text: `A ${channel} about an inquiry was given up: ${problem}.
The inquiry itself is safe: it stands in the panel, with a button that sends it again.`,
  }),
  deliveryFaults: {
    host: "the internet knows no server of this name",
    refused: "the other server takes no connection",
    timeout: "the other server did not answer in time",
    tls: "no encrypted connection to the other server came about",
    login: "the mail server refused the user name or the password",
    rejected: "the other server refused the message",
    other: "the message could not be handed over",
  },
  backupFaults: {
    wrongSecret: ({ server }) =>
      `${server} says that the secret does not belong to the key. Type both once more.`,
    unknownKey: ({ server }) => `${server} does not know this key. Look at it once more.`,
    clock: ({ server }) =>
      `The clock of this server differs too much from that of ${server}. Ask who runs it to set the time.`,
    noBucket: ({ server, bucket }) =>
      `There is no bucket "${bucket}" at ${server}. Look at its name once more.`,
    gone: ({ bucket }) => `This backup is not in ${bucket} any more.`,
    region: ({ bucket }) => `The bucket "${bucket}" is in another region. Change the region or the address.`,
    tooLarge: ({ server }) => `The backup is larger than ${server} takes in one piece.`,
    noRoom: ({ bucket }) => `There is no room left in the bucket "${bucket}".`,
    forbidden: ({ server, bucket }) =>
      `${server} does not let this key use the bucket "${bucket}". The key must be allowed to write, read and ` +
      "delete there.",
    answered: ({ server, detail }) => `${server} answered ${detail}. It is tried again next time.`,
    unknownServer: ({ server }) => `The internet knows no server ${server}. Look at the address once more.`,
    noConnection: ({ server }) =>
      `${server} takes no connection. Look at the address and its port once more.`,
    late: ({ server }) => `${server} did not answer in time. It is tried again next time.`,
    noTls: ({ server }) => `No encrypted connection to ${server} came about.`,
    brokeOff: ({ server }) => `The connection to ${server} broke off. It is tried again next time.`,
    folderForbidden: ({ folder }) =>
      `This server may not write into the folder ${folder}. Who runs the server can allow it, or name another one ` +
      "by the setting BACKUPS.",
    folderFull: ({ folder }) => `There is no room left in ${folder}.`,
    folderMissing: ({ folder }) => `There is no folder ${folder}, and it cannot be made.`,
    unwritten: ({ folder, detail }) => `The backup could not be written into ${folder} (${detail}).`,
    damaged: () => "The file is damaged: it cannot be restored. Make another one.",
    changed: () => "The file is not as it was written. Make another one.",
    noAddress: () => "No S3-compatible address is set any more, where this backup is.",
    noKey: () => "This backup is encrypted, and no key for backups is set any more.",
    wrongKey: () => "This backup was encrypted with another key than the one that is set now.",
  },
  backupFailed: ({ problem }) => ({
    subject: "A backup of your website failed",
    text: `${problem}

Until it works again, there is no fresh copy of your data.`,
  }),
  copy: ({ company, reference }) => ({
    subject: `Your request ${reference} to ${company}`,
    text:
      `Thank you. Your request has reached us. Its reference is ${reference}.\n\nThis page shows what you asked. Only whoever has its address can open it. If you sent us nothing, somebody mistyped their address: please ignore this mail.`,
  }),
  trial: ({ company }) => ({
    subject: `Test mail of ${company}`,
    text: `This mail was sent by the admin panel of your website, to try the mail server that is set there.
It works.`,
  }),
};
