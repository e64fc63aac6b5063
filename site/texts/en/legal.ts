import { CHAT_KEPT_DAYS, RETENTION_DAYS } from "../../../contract/retention.ts";

const YEAR = 365;
const { inquiries, suspected, chats, questions, audit } = RETENTION_DAYS;

/** The two legal pages and the site map page. */
export const legal = {
  updated: "Last updated May 13, 2025",
  privacy: {
    title: "Privacy Policy",
    metaDescription: (company: string) =>
      `What ${company} does with the data that visitors send through this website.`,
    sections: (company: string) => [
      {
        title: "What we collect",
        text:
          `${company} receives what you write into a form on this website: your name, e-mail address, telephone number, company and message, and the products you ask for. In the chat it receives your name, mobile number and place, every message, the assistant's answers and how you rated them. With each of these we store the address of the page, without what follows its question mark, except the names of a campaign. Questions that the assistant could not answer are listed without your name, and telephone numbers and e-mail addresses in them are covered. Reading the website needs none of this.`,
      },
      {
        title: "What we use it for",
        text:
          `We use it to answer you, to prepare a quote and to keep the correspondence that follows, and the unanswered questions to teach the assistant. We do not sell it and do not send newsletters that you did not ask for.`,
      },
      {
        title: "Who sees it",
        text:
          `Our own staff, and those who run our server and our e-mail for us. Where a language model helps the assistant, its server gets your question and the messages before it, not your name or number. If you wrote to us from the website of one of our dealers, we may tell that dealer about your inquiry.`,
      },
      {
        title: "How long we keep it",
        text: `Inquiries are deleted after ${
          inquiries / YEAR
        } years, those that a program probably sent after ${suspected} days, a chat ${chats} days after its last message, and an unanswered question ${questions} days after it was last asked. What our staff changed is written down without your name, for ${
          audit / YEAR
        } years. Where the law demands that we keep the papers of an order longer, we keep them in our books.`,
      },
      {
        title: "Cookies and storage",
        text:
          `This website keeps in your browser your choice of theme and language, the products on your quote list and, until you close the tab, what you wrote in a form and have not sent. If you chat, the messages and the random key to your conversation stay in your browser for ${CHAT_KEPT_DAYS} days, or until you choose “Clear conversation” in the chat. It sets no advertising cookies and loads nothing from other companies unless you ask for it.`,
      },
      {
        title: "Your rights",
        text:
          `Under the Digital Personal Data Protection Act, 2023 you may ask what we hold about you and to whom it was given, have it corrected, completed or erased, take back your consent as easily as you gave it, and name a person who does so for you if you die or cannot. Write to the e-mail address on the contact page. The same address takes your complaints. If our answer does not settle the matter, you may turn to the Data Protection Board of India.`,
      },
    ],
  },
  terms: {
    title: "Terms of Service",
    metaDescription: (company: string) =>
      `The terms under which ${company} offers this website and its product information.`,
    sections: (company: string) => [
      {
        title: "What this website is",
        text:
          `${company} shows its products and publishes articles here. The website takes no orders and shows no prices: an offer is made only in a written quote.`,
      },
      {
        title: "Information on medicines",
        text:
          "Doses, withdrawal periods and cautions are given with care, but labels differ between makers and countries. The label of the pack in your hand and your veterinarian have the last word. Prescription medicines are sold on prescription only.",
      },
      {
        title: "Using the website",
        text:
          "You may read, print and link to everything here. Please do not overload the website, break into it, or send forms by machine.",
      },
      {
        title: "Our rights",
        text: "Texts and drawings belong to us or are used with permission. Quote them with their source.",
      },
      {
        title: "Liability",
        text:
          "We answer for what we sell under the law of India. We are not liable for damage that comes from using a product against its label or without a diagnosis.",
      },
      {
        title: "Law and place",
        text: "The law of India applies. The courts of Hyderabad are competent.",
      },
    ],
  },
  sitemap: {
    title: "Sitemap",
    metaDescription: (company: string) => `Every page of the website of ${company} on one page.`,
    main: "Main pages",
    products: "Product categories",
    blog: "Blog categories",
    health: "Animal health",
    additional: "Additional pages",
    search: "Product search",
    assistant: "Chat assistant",
    admin: "Admin Login",
    xml: "sitemap.xml",
  },
};
