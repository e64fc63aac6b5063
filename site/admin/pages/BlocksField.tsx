import { useState } from "react";
import { type Block, BLOCK_KINDS, type BlockKind } from "../../../contract/page.ts";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { FormField } from "../form/FormField.tsx";
import { valueAt } from "../form/json.ts";
import type { FieldForm, FieldProps } from "../form/resource.ts";
import { excerpt } from "../format.ts";
import { texts } from "../texts.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { Folded } from "../ui/Folded.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { fieldsOfBlock, hasTexts } from "./block_fields.tsx";
import { BLOCK_NAMES, pageTexts as own } from "./page_texts.ts";

const TITLE_MAX = 60;

/** A block while it is edited: any of its fields may be missing. */
type BlockDraft = Partial<Block> & Pick<Block, "kind">;

/** The blocks of a page: each can be opened, moved, duplicated and removed. */
export function BlocksField({ form, field }: FieldProps) {
  const blocks = blocksOf(valueAt(form.draft, field.path));
  const [announced, setAnnounced] = useState("");
  // A key that follows the block when it is moved, so that it stays open.
  const [keys, setKeys] = useState(() => blocks.map((_, at) => at));
  const shownKeys = keys.length === blocks.length ? keys : blocks.map((_, at) => at);
  const change = (next: readonly BlockDraft[], nextKeys: readonly number[]) => {
    setKeys([...nextKeys]);
    form.change(field.path, next);
  };
  const fresh = () => Math.max(-1, ...shownKeys) + 1;

  function move(from: number, to: number): void {
    const [block, key] = [blocks[from]!, shownKeys[from]!];
    setAnnounced(own.moved(BLOCK_NAMES[block.kind][0], to + 1, blocks.length));
    change(
      blocks.toSpliced(from, 1).toSpliced(to, 0, block),
      shownKeys.toSpliced(from, 1).toSpliced(to, 0, key),
    );
  }

  return (
    <div className="blocks">
      {blocks.map((block, at) => (
        <div className="block" key={shownKeys[at]}>
          <Folded
            summary={<BlockSummary block={block} />}
            startsOpen={blocks.length === 1}
            isWrong={form.issues.some(({ path }) => path.startsWith(`${field.path}.${at}.`))}
          >
            <BlockFields form={form} kind={block.kind} at={`${field.path}.${at}`} />
          </Folded>
          <div className="row-tools">
            <IconButton
              label={texts.form.up(BLOCK_NAMES[block.kind][0], at + 1)}
              icon="up"
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              label={texts.form.down(BLOCK_NAMES[block.kind][0], at + 1)}
              icon="down"
              disabled={at === blocks.length - 1}
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              label={`${own.duplicate}: ${BLOCK_NAMES[block.kind][0]}, ${at + 1}`}
              icon="copy"
              onClick={() =>
                change(blocks.toSpliced(at + 1, 0, block), shownKeys.toSpliced(at + 1, 0, fresh()))}
            />
            <IconButton
              label={texts.form.remove(BLOCK_NAMES[block.kind][0], at + 1)}
              icon="trash"
              onClick={() => change(blocks.toSpliced(at, 1), shownKeys.toSpliced(at, 1))}
            />
          </div>
        </div>
      ))}
      <AddBlock onAdd={(kind) => change([...blocks, { kind }], [...shownKeys, fresh()])} />
      <p className="visually-hidden" role="status">{announced}</p>
    </div>
  );
}

function blocksOf(value: unknown): BlockDraft[] {
  return Array.isArray(value) ? value as BlockDraft[] : [];
}

function BlockSummary({ block: { kind, title, lead, items } }: { block: BlockDraft }) {
  const [name] = BLOCK_NAMES[kind];
  const said = title || lead || items?.[0]?.name || "";
  return (
    <span className="block-summary">
      <span className="row-name">{name}</span>
      <span className="muted">{excerpt(said, TITLE_MAX)}</span>
    </span>
  );
}

function BlockFields({ form, kind, at }: { form: FieldForm; kind: BlockKind; at: string }) {
  const [language, choose] = useState<Language>(LANGUAGES[0]);
  const fields = fieldsOfBlock(kind, at, language === LANGUAGES[0] ? undefined : language);
  const [, shows] = BLOCK_NAMES[kind];
  const shown = (
    <div className="stack" key={language}>
      {fields.length === 0 && <p className="muted">{own.nothingToFill}</p>}
      {fields.map((field) => <FormField key={field.path} form={form} field={field} />)}
    </div>
  );
  return (
    <>
      <p className="muted">{shows}</p>
      {hasTexts(kind)
        ? (
          <Tabs<Language>
            label={BLOCK_NAMES[kind][0]}
            tabs={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
            selected={language}
            onSelect={choose}
          >
            {shown}
          </Tabs>
        )
        : shown}
    </>
  );
}

function AddBlock({ onAdd }: { onAdd(kind: BlockKind): void }) {
  const [kind, choose] = useState<BlockKind>("text");
  return (
    <div className="block-add">
      <label>
        <span className="visually-hidden">{own.choose}</span>
        <select
          className="input"
          value={kind}
          onChange={(event) => choose(event.currentTarget.value as BlockKind)}
        >
          {BLOCK_KINDS.map((each) => <option key={each} value={each}>{BLOCK_NAMES[each][0]}</option>)}
        </select>
      </label>
      <Button icon="plus" onClick={() => onAdd(kind)}>{own.addBlock}</Button>
      <span className="muted">{BLOCK_NAMES[kind][1]}</span>
    </div>
  );
}
