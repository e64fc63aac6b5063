import type { ComponentProps } from "react";
import { ResourceEditor } from "../form/ResourceEditor.tsx";
import { editAndDelete } from "./edit_and_delete.ts";
import type { ListDescription, ListRow, ResourceListDescription } from "./list_description.ts";
import { ListPage } from "./ListPage.tsx";

interface Props<T extends ListRow>
  extends
    Pick<ComponentProps<typeof ListPage<T>>, "tools">,
    Pick<ComponentProps<typeof ResourceEditor<T>>, "actions" | "keyOf"> {
  list: ResourceListDescription<T>;
  /** Lists of the same page that have no form. */
  others?: readonly ListDescription[];
}

/** A page with a list whose rows are edited and deleted, each in the form of the list's resource. */
export function ResourcePage<T extends ListRow>({ list, others = [], tools, ...editor }: Props<T>) {
  const { resource } = list;
  const edited: ListDescription<T> = { useActions: editAndDelete(resource), ...list };
  return (
    <ListPage
      list={[edited as ListDescription, ...others]}
      tools={tools}
      form={(id, close) => <ResourceEditor {...editor} resource={resource} id={id} onClose={close} />}
    />
  );
}
