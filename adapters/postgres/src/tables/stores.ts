import * as audiences from "@application/audiences/stores"
import * as briefs from "@application/briefs/stores"
import * as businesses from "@application/businesses/stores"
import * as campaigns from "@application/campaigns/stores"
import * as conversions from "@application/conversions/stores"
import * as creatives from "@application/creatives/stores"
import * as franchise from "@application/franchise/stores"
import * as identity from "@application/identity/stores"
import * as insights from "@application/insights/stores"
import * as integrations from "@application/integrations/stores"
import type { AnyStore, StoredData } from "@application/kernel"
import * as portals from "@application/portals/stores"
import * as proposals from "@application/proposals/stores"
import * as studio from "@application/studio/stores"
import * as wallet from "@application/wallet/stores"
import { Predicate } from "effect"
import { columnName } from "../postgres-tables.ts"
import {
  type DeclaredTable,
  ofBusiness,
  ofUser,
  withBoth,
  withBusiness,
  withEveryBusiness,
  withUser,
} from "./declared-table.ts"

/** A store that is declared by itself, whatever its rows are. */
interface DeclaredStore extends AnyStore {
  readonly declaration: AnyStore["declaration"] & { readonly data: StoredData }
}

/** Every store that is declared by itself. */
export const declaredStores: ReadonlyArray<DeclaredStore> = [
  identity,
  audiences,
  briefs,
  businesses,
  campaigns,
  conversions,
  creatives,
  franchise,
  insights,
  integrations,
  portals,
  proposals,
  studio,
  wallet,
].flatMap((context) => Object.values<unknown>({ ...context }).filter(isDeclaredStore))

function isDeclaredStore(value: unknown): value is DeclaredStore {
  return Predicate.hasProperty(value, "declaration") && Predicate.hasProperty(value, "shape")
}

/** A field as the audit log names it: the column, and what follows a full stop as it is. */
const audited = (field: string): string => {
  const [column = "", ...rest] = field.split(".")
  return [columnName(column), ...rest].join(".")
}

const ofUsers = (columns: ReadonlyArray<string>) => {
  if (columns.includes("businessProfileId")) return withBoth
  return columns.includes("businessProfileIds") ? withEveryBusiness : withUser
}

const ownerOf = (data: StoredData, columns: ReadonlyArray<string>) => {
  if (typeof data.owner !== "string") {
    const { nobody, ofBusiness: rows } = data.owner
    if (rows === undefined) return { exported: nobody }
    return { exported: nobody, erased: rows === "erased" ? withBusiness : { nameless: rows.stays } }
  }
  const secret = data.secret === undefined ? {} : { secret: data.secret.map(columnName) }
  if (data.owner === "author")
    return { exported: { ...ofUser, ...secret }, erased: { delete: `(${withUser.delete}) or ${withBusiness.delete}` } }
  return data.owner === "user"
    ? { exported: { ...ofUser, ...secret }, erased: ofUsers(columns) }
    : { exported: { ...ofBusiness, ...secret }, erased: withBusiness }
}

const tableOf = ({ shape, declaration: { data } }: DeclaredStore): DeclaredTable => ({
  kept: data.kept,
  ...ownerOf(data, shape.columns),
  audited:
    typeof data.audited === "string"
      ? data.audited
      : {
          key: (data.audited.key ?? shape.key).map(columnName),
          ...(shape.columns.includes("document") && { documents: ["document"] }),
          clear: data.audited.clear.map(audited),
          ...(data.audited.hidden !== undefined && { hidden: data.audited.hidden.map(audited) }),
          ...(data.audited.unrecorded !== undefined && { unrecorded: data.audited.unrecorded.map(audited) }),
        },
})

/** What is decided about the data of declared stores. */
export const storeTables: Readonly<Record<string, DeclaredTable>> = Object.fromEntries(
  declaredStores.map((store) => [store.shape.table, tableOf(store)]),
)
