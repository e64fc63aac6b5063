import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  onFiles(files: File[]): void;
  className?: string;
  children: ReactNode;
}

const keepPage = (event: DragEvent) => event.preventDefault();

export function DropZone({ onFiles, className = "", children }: Props) {
  const [over, setOver] = useState(false);
  // `dragenter` of a child fires before `dragleave` of its parent, so the nesting depth is counted.
  const depth = useRef(0);
  const enter = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  useEffect(() => {
    // Otherwise the browser would open a file that is dropped outside the zone, and leave this page.
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
