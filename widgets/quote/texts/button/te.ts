export const te = "కొటేషన్ అడగండి";
