export const hi = "कोटेशन माँगें";
