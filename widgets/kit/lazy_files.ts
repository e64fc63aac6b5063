/**
 * The build replaces this file, for each module that imports it, by the list of files loaded later
 * (`build/lazy_files.ts`). Without the build it is empty, as it is for a widget in one file.
 */
export {};
