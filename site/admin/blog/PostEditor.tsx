import type { Post } from "../../../contract/post.ts";
import { draftOf } from "../form/draft.ts";
import { EditorFrame } from "../form/EditorFrame.tsx";
import { isBlank } from "../form/json.ts";
import type { Resource } from "../form/resource.ts";
import { StoredEditor } from "../form/StoredEditor.tsx";
import { type Stored, useEditor } from "../form/use_editor.ts";
import { WithPreview } from "../preview/WithPreview.tsx";
import { Button } from "../ui/Button.tsx";
import { History } from "../versions/History.tsx";

interface Props {
  resource: Resource<Post>;
  /** Null for a new article. */
  id: string | null;
  /** The id of the article to copy, when a new one is created by duplicating. */
  copyOf: string | null;
  onDuplicate(id: string): void;
  onClose(): void;
}

export function PostEditor({ id, copyOf, ...rest }: Props) {
  return (
    <StoredEditor resource={rest.resource} id={id ?? copyOf}>
      {(found) => <PostForm stored={id === null ? null : found} copied={found?.value} {...rest} />}
    </StoredEditor>
  );
}

interface FormProps extends Omit<Props, "id" | "copyOf"> {
  stored: Stored<Post>;
  copied: Post | undefined;
}

function PostForm({ resource, stored, copied, onDuplicate, onClose }: FormProps) {
  // A copy starts as a draft of today with an address of its own.
  const own = copied && !stored
    ? {
      ...resource,
      blank: {
        ...draftOf(resource, copied),
        title: `${copied.title} (copy)`,
        slug: "",
        date: null,
        status: "draft",
      },
    }
    : resource;
  const form = useEditor(own, stored, { onSaved: onClose });
  return (
    <WithPreview
      resource={resource}
      draft={form.draft}
      id={stored?.id ?? null}
      notYet={isBlank(form.draft.title) && "Its page is here once it has a title"}
    >
      {(preview, onPreview) => (
        <EditorFrame
          {...{ resource, stored, form, onClose, onPreview }}
          actions={
            <>
              {preview}
              {stored && (
                <>
                  <History resource={resource} id={stored.id} form={form} />
                  <Button changes icon="copy" onClick={() => onDuplicate(stored.id)}>Duplicate</Button>
                </>
              )}
            </>
          }
        />
      )}
    </WithPreview>
  );
}
