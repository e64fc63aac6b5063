import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ListPage } from "../api.ts";
import type { ListAddress } from "../list_address.ts";
import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import type { IconName } from "./Icon.tsx";
import { EmptyState, LoadFailure } from "./Notice.tsx";
import { Pager } from "./Pager.tsx";

interface Props {
  query: UseQueryResult<ListPage<unknown>>;
  address: ListAddress;
  /** `emptyHint`: what to do where there is nothing at all yet. */
  texts: { empty: string; emptyHint?: string; loadError: string };
  icon: IconName;
  /** The table, shown while loading and when there are rows. */
  children: ReactNode;
}

/** A list's table with its pager, or what stands in its place: nothing found, not loaded. */
export function ListResult({ query, address, texts: own, icon, children }: Props) {
  const page = query.data;
  if (query.isError && !page) {
    return <LoadFailure title={own.loadError} error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (page && page.items.length === 0) {
    const { chosen } = address;
    const hint = address.q
      ? texts.list.differentTerm
      : chosen.length > 0
      ? texts.list.fewerFilters
      : address.cursor
      ? undefined
      : own.emptyHint;
    return (
      <div className="panel">
        <EmptyState icon={icon} title={own.empty} {...(hint && { hint })}>
          {!address.q && chosen.length > 0 && (
            <Button onClick={() => address.filter(Object.fromEntries(chosen.map((name) => [name, null])))}>
              {texts.list.clearFilters}
            </Button>
          )}
          {address.q && <Button onClick={() => address.filter({ q: null })}>{texts.list.clear}</Button>}
          {!address.q && chosen.length === 0 && address.cursor && (
            <Button onClick={() => address.filter({})}>{texts.list.first}</Button>
          )}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="panel">
      {children}
      {page && <Pager address={address} shown={page.items.length} total={page.total} next={page.next} />}
    </div>
  );
}
