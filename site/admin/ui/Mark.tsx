/** The site's logo. Decorative: a text beside it must give the name. */
export function Mark() {
  return <img className="mark" src="/look/icon.svg" alt="" width={36} height={36} />;
}
