/** The texts of what the owner can change in the forms, on the site and in the widgets. */
export const en = {
  pin: "PIN code",
  gstin: "GSTIN",
  unit: "Unit of the quantities",
  wantedBy: "Wanted by",
  optional: "optional",
  either: "Email or phone: one of the two is enough.",
  /** Before the name of the state that a GSTIN belongs to. */
  state: "Registered in",
  /** Of one product's quantity. */
  unitOfLine: "Unit",
  unitPrompt: "Select a unit",
  units: {
    kg: "kg",
    g: "g",
    litre: "litres",
    ml: "ml",
    bottle: "bottles",
    packet: "packets",
    bag: "bags",
  },
};

export type AskedTexts = typeof en;
