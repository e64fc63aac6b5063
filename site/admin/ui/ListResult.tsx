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
  texts: { empty: string; loadError: string };
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
    return (
      <div className="panel">
        <EmptyState icon={icon} title={own.empty} {...(address.q && { hint: texts.list.differentTerm })}>
          {address.q && <Button onClick={() => address.filter({ q: null })}>{texts.list.clear}</Button>}
          {!address.q && address.cursor && (
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
