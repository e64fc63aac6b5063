/**
 * For the importing module the build puts the list of the files that it loads later in the place of this file
 * (`build/lazy_files.ts`). As it stands it is empty, as for a widget in one file.
 */
export {};
