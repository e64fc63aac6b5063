/** Words of /about. */
export const about = {
  story: {
    director: "Director",
  },
  action: {
    quote: "Request a Quote",
    contact: "Contact Us",
    products: "Browse Products",
  },
};
