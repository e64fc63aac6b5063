import { useEffect, useEffectEvent, useId, useState } from "react";
import { Icon } from "../ui/Icon.tsx";

const TYPING_PAUSE_MS = 250;

interface Props {
  label: string;
  placeholder: string;
  /** The search term in the URL. */
  value: string;
  onSearch(term: string): void;
}

/** Searches when typing pauses, or at once on Enter. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // Follows the URL when the Back button changes it.
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = useEffectEvent((term: string) => {
    if (term !== value) onSearch(term);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <form
      role="search"
      className="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== value) onSearch(typed.trim());
      }}
    >
      <label htmlFor={id} className="visually-hidden">{label}</label>
      <Icon name="search" size={18} />
      <input
        id={id}
        type="search"
        className="input"
        placeholder={placeholder}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
