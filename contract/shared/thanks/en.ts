export const en = {
  message: "Thank you for your message! It has reached us.",
  quote: "Thank you! Your request has reached us.",
};
