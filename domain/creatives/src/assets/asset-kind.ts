import { Schema, Struct } from "effect"

/** What is decided about a kind of asset. */
export interface AssetKindRow {
  /** Who keeps it: the business's own library, or an account that the business has connected. */
  readonly keptBy: "library" | "accounts"
  /** Where an owner connects it or changes it; a library's assets are changed where they are listed. */
  readonly connectedAt: "here" | "facebook" | "productFeed" | "portal"
}

/**
 * The kinds of assets of a business, in the order shown; a further kind is one more row and an answer for it. Ours.
 * Spec: screens, assets.
 */
export const assetKinds = {
  Picture: { keptBy: "library", connectedAt: "here" },
  Video: { keptBy: "library", connectedAt: "here" },
  Page: { keptBy: "accounts", connectedAt: "facebook" },
  Instagram: { keptBy: "accounts", connectedAt: "facebook" },
  Catalogue: { keptBy: "accounts", connectedAt: "productFeed" },
  AdAccount: { keptBy: "accounts", connectedAt: "portal" },
} as const satisfies Readonly<Record<string, AssetKindRow>>

/** A kind of asset, by the name of its row. */
export const AssetKind = Schema.Literals(Struct.keys(assetKinds))
export type AssetKind = typeof AssetKind.Type

/** The kinds that the business's connected accounts answer. */
export type AccountKind = {
  readonly [Kind in AssetKind]: (typeof assetKinds)[Kind]["keptBy"] extends "accounts" ? Kind : never
}[AssetKind]

/** Whether a kind's assets come from connected accounts. */
export const isAccountKind = (kind: AssetKind): kind is AccountKind => assetKinds[kind].keptBy === "accounts"
