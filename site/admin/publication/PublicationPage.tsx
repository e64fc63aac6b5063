import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { publicationTexts as own } from "./publication_texts.ts";
import { SetupPanel } from "./SetupPanel.tsx";
import { usePublication } from "./use_publication.ts";

/** Whether the site is public. */
export function PublicationPage() {
  const publication = usePublication();
  if (publication.isError) return <LoadFailure title={own.loadError} query={publication} />;
  if (!publication.data) return <EditorSkeleton />;
  return <SetupPanel publication={publication.data} />;
}
