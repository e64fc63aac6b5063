import { Icon } from "./Icon.tsx";

interface SearchFormProps {
  id: string;
  /** The page that shows what is found. */
  action: string;
  label: string;
  button: string;
  hint?: string;
  value?: string;
}

/** A search that is a plain form: it leads to an address that can be kept and shared. */
export function SearchForm({ id, action, label, button, hint, value }: SearchFormProps) {
  return (
    <form className="search" role="search" method="get" action={action}>
      <label htmlFor={id}>{label}</label>
      <div className="search-box">
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={value}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        <button type="submit" className="icon-button">
          <Icon name="search" />
          <span className="unseen">{button}</span>
        </button>
      </div>
      {hint && <p className="hint" id={`${id}-hint`}>{hint}</p>}
    </form>
  );
}
