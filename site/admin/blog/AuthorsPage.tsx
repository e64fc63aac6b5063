import { type Author, AUTHOR_TEXT_FIELDS } from "../../../contract/author.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { Translations } from "../pages/Translations.tsx";
import { translatedShare } from "../pages/translated_share.ts";
import { NameCell } from "../ui/NameCell.tsx";
import { authorResource } from "./author_resource.ts";

const authorList: ResourceListDescription<Author> = {
  resource: authorResource,
  icon: "person",
  nameOf: ({ name }) => name,
  columns: [
    {
      header: "Name",
      sort: "name",
      className: "column-main",
      cell: ({ name, role, picture }) => <NameCell name={name} below={role} picture={picture} />,
    },
    {
      header: "Translated",
      cell: (author) => (
        <Translations share={(language) => translatedShare(author, AUTHOR_TEXT_FIELDS, language)} />
      ),
    },
  ],
};

/** Who writes the articles. */
export function AuthorsPage() {
  return <ResourcePage list={authorList} />;
}
