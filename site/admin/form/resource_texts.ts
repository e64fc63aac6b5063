export interface ResourceTexts {
  title: string;
  search: string;
  placeholder: string;
  add: string;
  addTitle: string;
  editTitle: string;
  empty: string;
  emptyHint: string;
  loadError: string;
  notFound: string;
  confirmDelete: string;
  created: string;
  updated: string;
  deleted: string;
  saveError: string;
  deleteError: string;
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const capitals = (words: string) => words.split(" ").map(capital).join(" ");

/**
 * The sentences about one kind of document. The specification fixes them for products, categories, testimonials and
 * blog posts; `own` are those that a kind says otherwise.
 */
export function resourceTexts<const Own extends Partial<ResourceTexts>>(one: string, many: string, own: Own) {
  const texts: ResourceTexts = {
    title: capitals(many),
    search: `Search ${many}`,
    placeholder: `Search ${many}…`,
    add: `Add New ${capitals(one)}`,
    addTitle: `New ${one}`,
    editTitle: `Edit ${one}`,
    empty: `No ${many} found`,
    emptyHint: "",
    loadError: `The ${many} could not be loaded`,
    notFound: `This ${one} does not exist any more.`,
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    created: `${capital(one)} created successfully`,
    updated: `${capital(one)} updated successfully`,
    deleted: `${capital(one)} deleted successfully`,
    saveError: `An error occurred while saving the ${one}`,
    deleteError: `An error occurred while deleting the ${one}`,
  };
  return { ...texts, ...own };
}

/** Texts of a document that exists once, such as settings: it is saved, never created or deleted. */
export function settingsTexts<const Own extends Partial<ResourceTexts>>(what: string, own: Own) {
  const saved = `${capital(what)} saved successfully`;
  return resourceTexts(what, what, {
    editTitle: capitals(what),
    created: saved,
    updated: saved,
    saveError: `An error occurred while saving ${what}`,
    ...own,
  });
}
