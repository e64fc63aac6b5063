/** The drawing among our pictures that is the sample company's logo. */
export const HEN = "/assets/pictures/mark.svg";

/** That drawing, inlined: as a file it would cost the browser a separate SVG document. */
export function Hen() {
  return (
    <svg className="mark" viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M15 0H49C58 0 64 6 64 15V49C64 58 58 64 49 64H15C6 64 0 58 0 49V15C0 6 6 0 15 0ZM10 20C17 20 22 24 26 28C31 31 35 28 36 23C37 16 42 13.5 46 14.5C50 15.5 52 18.5 52 21.5L57.5 24.5L52 27.5C52 37 46 44.4 38.5 45.7V50.5H51A2.25 2.25 0 0 1 51 55H13A2.25 2.25 0 0 1 13 50.5H27.5V45.6C17 43.4 10 34 10 20ZM30.5 46V50.5H35.5V46Z"
      />
      <path
        fill="currentColor"
        d="M21 33.5C27 29 36 29.5 40.5 35C35 41.5 25 41.5 21 33.5ZM46 19a2 2 0 1 1 0 4a2 2 0 0 1 0-4Z"
      />
      <path
        fill="#F0A93B"
        d="M39.2 16.2C36.5 11.5 39.5 8.5 41.5 10.5C42 6.5 46.5 6.5 47 10.5C49.5 8.5 52.8 11 51 17.6C49.8 15.9 48.2 15 46 14.5C43.5 13.9 41.2 14.5 39.2 16.2Z"
      />
    </svg>
  );
}
