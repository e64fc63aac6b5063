import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { type Explanation, ExplanationSchema, type NearPage } from "../../../contract/explanation.ts";
import { ApiFailure, read } from "../api.ts";
import { Answer } from "../chat/Answer.tsx";
import { Button } from "../ui/Button.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { Panel } from "../ui/Panel.tsx";
import { TextField } from "../ui/TextField.tsx";
import { unlessAtField, useCall } from "../use_call.ts";
import { tryTexts as own } from "./try_texts.ts";

/** Asks the assistant without storing anything, and shows how it came to its answer. */
export function TryPage() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(params.get("q") ?? "");
  const tried = useCall({
    send: (query: string) =>
      read("/api/admin/assistant/explain", ExplanationSchema, { method: "POST", body: { query } }),
    failed: unlessAtField,
    refreshes: false,
  });
  useEffect(() => {
    if (query) tried.run(query);
  }, []);
  const wrong = tried.error instanceof ApiFailure ? tried.error.issues[0]?.message : undefined;
  return (
    <div className="stack">
      <form
        className="panel panel-padded form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setParams(query ? { q: query } : {}, { replace: true });
          tried.run(query);
        }}
      >
        <p className="muted">{own.intro}</p>
        <TextField label={own.question} value={query} onChange={setQuery} error={wrong} />
        <Button look="primary" icon="question" type="submit" aria-disabled={tried.isPending}>
          {tried.isPending ? own.asking : own.ask}
        </Button>
      </form>
      <div className="stack" aria-live="polite" aria-busy={tried.isPending}>
        {tried.data && <Explained {...tried.data} />}
      </div>
    </div>
  );
}

function Explained({ answer, form, isHeldBack, leftOver, words, near }: Explanation) {
  return (
    <>
      <Panel title={own.answer} aside={<span className="muted">{own.form(form, answer.kind)}</span>}>
        <div className="panel-body" lang={answer.lang}>
          <Answer text={answer.answer} />
        </div>
        <p className="panel-body muted">
          {isHeldBack ? own.heldBack : own.whole}{" "}
          {leftOver.length > 0 ? own.leftOver(leftOver) : own.nothingLeft}
        </p>
      </Panel>
      <Panel title={own.words}>
        <DataTable
          caption={own.words}
          rows={words.map((word, at) => ({ ...word, at }))}
          keyOf={({ at }) => String(at)}
          columns={[
            { header: own.columns.word, cell: ({ word }) => <span className="row-name break">{word}</span> },
            { header: own.columns.role, cell: ({ role }) => own.roles[role] },
            {
              header: own.columns.readAs,
              cell: ({ readAs }) => (
                <span className="break">
                  {readAs.map(({ kind, id, name, sureness }) => own.readAs(kind, id, name, sureness)).join(
                    "; ",
                  ) || "–"}
                </span>
              ),
            },
          ]}
        />
      </Panel>
      <Panel title={own.near}>
        <DataTable
          caption={own.near}
          rows={near.map((page, at) => ({ ...page, at }))}
          keyOf={({ at }) => String(at)}
          columns={[
            { header: own.columns.page, cell: (page) => <NearTitle {...page} /> },
            { header: own.columns.kind, cell: ({ kind }) => own.kinds[kind] },
            { header: own.columns.score, cell: ({ score }) => score.toFixed(2) },
            { header: own.columns.share, cell: ({ share }) => `${Math.round(share * 100)} %` },
          ]}
        />
      </Panel>
    </>
  );
}

function NearTitle({ title, url }: NearPage) {
  return (
    <span className="row-name break">
      {url ? <a href={url} target="_blank" rel="noopener">{title}</a> : title}
    </span>
  );
}
