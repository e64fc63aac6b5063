import { type BlogCategory, BlogCategoryInputSchema, BlogCategorySchema } from "../../../contract/post.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { NameCell } from "../ui/NameCell.tsx";

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
  icon: "categories",
  nameOf: ({ name }) => name,
  columns: [
    { header: "Name", sort: "name", cell: ({ name }) => <NameCell name={name} /> },
    { header: "Description", cell: ({ description }) => <span className="break">{description}</span> },
    { header: "Slug", cell: ({ slug }) => <span className="muted break">{slug}</span> },
  ],
};

export function BlogCategoriesPage() {
  return <ResourcePage list={blogCategoryList} />;
}
