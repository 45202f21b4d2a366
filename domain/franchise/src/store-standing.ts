import { Schema } from "effect"
import type { FranchiseStore } from "./franchise-store.ts"

/** Why ads cannot run for a store: it is closed, or nobody has said where it is. */
export const StoreLack = Schema.Literals(["Closed", "NoPlace"])
export type StoreLack = typeof StoreLack.Type

/** What keeps ads from running for a store; undefined where they can. Spec: store launch statuses, Not Eligible. */
export const storeLack = ({
  isOpen,
  latitude,
  longitude,
}: Pick<FranchiseStore, "isOpen" | "latitude" | "longitude">): StoreLack | undefined => {
  if (!isOpen) return "Closed"
  return latitude === undefined || longitude === undefined ? "NoPlace" : undefined
}

/** Whether ads can run for a store, and else why they cannot. */
export const StoreStanding = Schema.Literals(["Ready", ...StoreLack.literals])
export type StoreStanding = typeof StoreStanding.Type

/** A store's standing. */
export const storeStanding = (store: Parameters<typeof storeLack>[0]): StoreStanding => storeLack(store) ?? "Ready"
