import { Layer } from "effect"
import { briefsConformance } from "@application/campaigns/conformance"
import { briefs } from "../migrations/briefs.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresBriefs } from "./postgres-briefs.ts"

briefsConformance(Layer.provide(postgresBriefs, runningDatabase([briefs])))
