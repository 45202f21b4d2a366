import { Layer } from "effect"
import { describe } from "vitest"
import { socialAccountsConformance } from "@application/channels/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresSocialAccounts } from "./postgres-social-accounts.ts"

describe("social accounts", () =>
  socialAccountsConformance(Layer.provide(postgresSocialAccounts, runningDatabase(migrations))))
