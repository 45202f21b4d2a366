import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { storesConformance } from "@application/kernel/stores-conformance"
import { anyBrief } from "@domain/briefs/testing"
import { anyAdTest } from "@domain/campaigns/testing"
import { anyAgencyPages, exampleReport } from "@domain/insights/testing"
import { migrations } from "./migrations/index.ts"
import { postgresTables } from "./postgres-tables.ts"
import { declaredStores } from "./tables/stores.ts"
import { runningDatabase } from "./testing/running-database.ts"

const layer = Layer.provideMerge(postgresTables, runningDatabase(migrations))

storesConformance(
  layer,
  declaredStores,
  (table) => Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.asVoid(sql`delete from ${sql(table)}`)),
  {
    briefs: anyBrief,
    ad_tests: anyAdTest.map((test) => ({ ...test, attempt: 1 })),
    agency_report_pages: anyAgencyPages.map(([page]) => page?.report ?? exampleReport()),
  },
)
