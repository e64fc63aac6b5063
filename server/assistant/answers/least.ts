/** What an answer must hold of its question, by weight. Set on the questions of `eval/`, the part to tune on. */
export const LEAST = {
  products: 0.42,
  named: 0.34,
  article: 0.45,
  articleAlone: 0.55,
  articleBesideGuide: 0.3,
  /** Of the words of a story that tells of an illness. */
  understood: 0.4,
  /** Of a condition by the signs that were told, however much else was. */
  chance: 0.25,
  house: 0.62,
  guide: 0.28,
  /** That nothing else need be said with it. */
  guideSure: 0.4,
  /** That the page a form led to is meant. */
  page: 0.16,
  guideNear: 0.07,
  /** That its title is offered beside what was given. */
  guideOffered: 0.05,
  /** That it may be what is asked for, as we say. */
  guidePerhaps: 0.12,
  /** That it stands beside a page that is held back. */
  guideBesideCareful: 0.1,
  guideOverPage: 0.75,
  guideItsOwn: 0.75,
  /** That it is what is asked for, though the vote would refuse it, and though it names what is prohibited. */
  guideOverRefusal: 0.58,
  guideOfProhibited: 0.75,
  /** Of an emergency, where a rule of safety sees one too, by itself, and where nothing else is known. */
  urgentAgreed: 0.3,
  urgentAlone: 0.7,
  urgentNear: 0.6,
};
