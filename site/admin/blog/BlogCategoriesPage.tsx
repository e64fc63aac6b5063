import { useState } from "react";
import {
  type BlogCategory,
  BlogCategoryInputSchema,
  BlogCategorySchema,
  MovedArticlesSchema,
} from "../../../contract/post.ts";
import { read, send } from "../api.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { useCall } from "../use_call.ts";
import { useUndo } from "../use_undo.ts";
import { useAll } from "../use_read.ts";

const own = {
  inUse: (name: string) => `There are articles in “${name}”. Move them to another category first.`,
  moveThem: "Move them",
  moveTitle: (name: string) => `Move the articles of “${name}”`,
  moveTo: "To the category",
  choose: "Choose a category",
  onlyOne: "There is no other category yet: add one first.",
  move: "Move, and delete the category",
  moved: (count: number, name: string) =>
    `${count === 1 ? "1 article" : `${count} articles`} moved, “${name}” deleted`,
  failed: "The articles could not be moved",
} as const;

export const blogCategoryResource = resourceOf({
  path: "/api/admin/blog/categories",
  schema: BlogCategorySchema,
  inputSchema: BlogCategoryInputSchema,
  blank: {},
  sections: [{
    title: "Category",
    rows: [
      { path: "name", label: "Name", required: true, translated: true },
      { path: "description", label: "Description", kind: "textarea", required: true, translated: true },
      {
        path: "slug",
        label: "Slug",
        hint: "The end of its address. Left empty, it is made from the name.",
      },
    ],
  }],
  translations: { as: "sections", hint: "What is left empty is shown in English." },
  texts: resourceTexts("category", "blog categories", {
    placeholder: "Name or description…",
    addTitle: "New blog category",
    editTitle: "Edit blog category",
    notFound: "This blog category does not exist any more.",
    emptyHint: "Each blog post is filed under a category: add the first one with the button above.",
  }),
});

const blogCategoryList: ResourceListDescription<BlogCategory> = {
  resource: blogCategoryResource,
  useActions: editAndDelete(blogCategoryResource, ({ id, name }) => ({
    inUse: { said: own.inUse(name), label: own.moveThem, href: `/admin/blog-categories?move=${id}` },
  })),
  icon: "categories",
  nameOf: ({ name }) => name,
  columns: [
    { header: "Name", sort: "name", cell: ({ name }) => <NameCell name={name} /> },
    { header: "Description", cell: ({ description }) => <span className="break">{description}</span> },
    { header: "Slug", cell: ({ slug }) => <span className="muted break">{slug}</span> },
  ],
};

export function BlogCategoriesPage() {
  return (
    <ResourcePage
      list={blogCategoryList}
      tools={({ address }) => {
        const id = address.get("move");
        return id && <MoveArticles key={id} id={id} onClose={() => address.open({ move: null })} />;
      }}
    />
  );
}

/** Moves all articles of a category to another one, and deletes it. */
function MoveArticles({ id, onClose }: { id: string; onClose(): void }) {
  const { path } = blogCategoryResource;
  const [to, setTo] = useState("");
  const offerUndo = useUndo();
  const categories = useAll(path, BlogCategorySchema);
  const name = categories.data?.find((one) => one.id === id)?.name ?? "";
  const others = categories.data?.filter((one) => one.id !== id) ?? [];
  const move = useCall({
    async send() {
      const { moved } = await read(`${path}/${id}/move`, MovedArticlesSchema, {
        method: "POST",
        body: { to },
      });
      await send(`${path}/${id}`, { method: "DELETE" });
      return moved;
    },
    onDone(moved) {
      offerUndo({ said: own.moved(moved, name), path: `${path}/${id}/restore` });
      onClose();
    },
    failed: own.failed,
  });
  if (!categories.data) return null;
  return (
    <FormDialog
      title={own.moveTitle(name)}
      submit={own.move}
      look="danger"
      busy={move.isPending || to === ""}
      onSubmit={() => to !== "" && move.run()}
      onClose={onClose}
    >
      {others.length === 0 ? <p>{own.onlyOne}</p> : (
        <SelectField
          label={own.moveTo}
          value={to}
          onChange={setTo}
          choices={[["", own.choose] as const, ...others.map(({ id, name }) => [id, name] as const)]}
        />
      )}
    </FormDialog>
  );
}
