import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  onFiles(files: File[]): void;
  className?: string;
  children: ReactNode;
}

const keepPage = (event: DragEvent) => event.preventDefault();

/** A place to drop files on. */
export function DropZone({ onFiles, className = "", children }: Props) {
  const [over, setOver] = useState(false);
  // Entering a child comes before leaving its parent.
  const depth = useRef(0);
  const enter = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  useEffect(() => {
    // A file dropped beside the place would be opened instead of this page.
    for (const type of ["dragover", "drop"] as const) addEventListener(type, keepPage);
    return () => {
      for (const type of ["dragover", "drop"] as const) removeEventListener(type, keepPage);
    };
  }, []);
  return (
    <div
      className={`drop-zone ${className}`.trim()}
      data-over={over || undefined}
      onDragEnter={() => enter(1)}
      onDragLeave={() => enter(-1)}
      onDrop={(event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
    </div>
  );
}
