import { Layer } from "effect"
import { describe } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { socialAccountsConformance } from "./conformance.ts"
import { memorySocialAccounts } from "./index.ts"

describe("social accounts in memory", () =>
  socialAccountsConformance(Layer.provide(memorySocialAccounts, MemoryDatabase.layer)))
