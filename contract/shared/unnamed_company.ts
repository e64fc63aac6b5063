import type { Company } from "../company.ts";

/** The default profile until the owner has saved one. */
export const UNNAMED_COMPANY: Company = {
  name: "Poultry Healthcare",
  shortName: "Poultry Healthcare",
  tagline: "Premium Poultry Healthcare",
  description: null,
  yearEstablished: 1989,
  director: null,
  businessType: null,
  contact: {
    address: "Hyderabad, India",
    phones: [],
    emails: [],
    businessHours: { weekday: "9:00 AM to 6:00 PM", saturday: "9:00 AM to 2:00 PM", sunday: "Closed" },
  },
  isSample: false,
};
