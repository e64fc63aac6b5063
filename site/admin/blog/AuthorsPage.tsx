import { type Author, AUTHOR_TEXT_FIELDS } from "../../../contract/author.ts";
import { ResourceEditor } from "../form/ResourceEditor.tsx";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { Translations } from "../pages/Translations.tsx";
import { translatedShare } from "../pages/translated_share.ts";
import { Thumbnail } from "../ui/Thumbnail.tsx";
import { History } from "../versions/History.tsx";
import { authorResource } from "./author_resource.ts";

const authorList: ListDescription<Author> = {
  resource: authorResource,
  icon: "person",
  nameOf: ({ name }) => name,
  useActions: editAndDelete(authorResource),
  columns: [
    {
      header: "Name",
      sort: "name",
      className: "column-main",
      cell: ({ name, role, picture }) => (
        <span className="name-cell">
          <Thumbnail src={picture} />
          <span>
            <span className="row-name break">{name}</span>
            <span className="muted break">{role}</span>
          </span>
        </span>
      ),
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
  return (
    <ListPage
      list={authorList}
      form={(id, close) => (
        <ResourceEditor
          resource={authorResource}
          id={id}
          onClose={close}
          actions={(form, stored) =>
            stored && <History resource={authorResource} id={stored.id} form={form} />}
        />
      )}
    />
  );
}
