/** The house's sign, beside words that say what it stands for. */
export function Mark() {
  return <img className="mark" src="/assets/pictures/favicon.svg" alt="" width={36} height={36} />;
}
