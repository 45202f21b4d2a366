import { graphTime } from "../core/clock.ts"
import type { Context } from "../core/context.ts"
import { asArray, asNumber, asObject, asText, type Json, type JsonObject } from "../core/json.ts"
import { randomDigits } from "../core/random.ts"
import { fieldsOf } from "./graph-description.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import { checkDescribed } from "./graph-parameters.ts"
import { checkGraphParams, parseFields, selectFields, showGraphPage, type GraphRequest } from "./graph-request.ts"
import type { Study } from "./meta-state.ts"

/** Studies of the business; a snapshot of before had none. */
export const studiesOf = ({ state }: Context): Record<string, Study> => (state.meta.studies ??= {})

const isRunning = ({ endMs }: Study, nowMs: number): boolean => endMs > nowMs

/** The running study in which an ad set has a cell. */
export const studyOf = (context: Context, adSet: string): Study | undefined =>
  Object.values(studiesOf(context)).find(
    (study) => isRunning(study, context.clock.now()) && study.cells.some(({ adSets }) => adSets.includes(adSet)),
  )

/** What a cell may say, by Meta's guide to split tests. */
const CELL_KEYS = new Set(["name", "description", "treatment_percentage", "adsets", "campaigns", "adaccounts"])

const MOST_CELLS = 150

const cellOf = (context: Context, value: Json, position: number): Study["cells"][number] => {
  const cell = asObject(value)
  const unknown = Object.keys(cell).find((key) => !CELL_KEYS.has(key))
  if (unknown !== undefined) throw invalidParameter(`Unexpected key "${unknown}" on param "cells[${position}]".`)
  const percentage = asNumber(cell["treatment_percentage"]) ?? 0
  if (percentage < 1 || percentage > 100)
    throw invalidParameter(`Param cells[${position}][treatment_percentage] must be from 1 to 100.`)
  const adSets = asArray(cell["adsets"]).map((id) => asText(id) ?? "")
  if (adSets.length === 0)
    throw invalidParameter("Invalid parameter", "Each cell needs ad sets, campaigns or accounts.")
  for (const id of adSets) {
    const node = context.state.meta.nodes[id]
    if (node?.kind !== "adset" || node.fields["status"] === "DELETED")
      throw invalidParameter(`Param cells[${position}][adsets]: no such ad set ${id}.`)
    if (studyOf(context, id) !== undefined)
      throw invalidParameter("Invalid parameter", "An ad set can be in one running study at a time.")
  }
  return { id: randomDigits(16), name: asText(cell["name"]) ?? "", percentage, adSets }
}

const timesOf = (context: Context, start: number, end: number) => {
  const [startMs, endMs] = [start * 1_000, end * 1_000]
  if (endMs <= startMs || endMs <= context.clock.now())
    throw invalidParameter("end_time must be after start_time and in the future.")
  return { startMs, endMs }
}

const create = (context: Context, { params, version }: GraphRequest): JsonObject => {
  checkDescribed(version, params, "Business POST ad_studies")
  if (asText(params["type"]) !== "SPLIT_TEST")
    throw invalidParameter("Invalid parameter", "This business may make split tests alone.")
  const cells = asArray(params["cells"]).map((cell, position) => cellOf(context, cell, position))
  const all = cells.flatMap(({ adSets }) => adSets)
  if (cells.length < 2 || cells.length > MOST_CELLS || new Set(all).size < all.length)
    throw invalidParameter("Invalid parameter", "A split test needs two or more cells that share nothing.")
  if (cells.reduce((sum, { percentage }) => sum + percentage, 0) > 100)
    throw invalidParameter("Invalid parameter", "The treatment percentages add up to more than 100.")
  const id = randomDigits(16)
  const times = timesOf(context, asNumber(params["start_time"]) ?? 0, asNumber(params["end_time"]) ?? 0)
  const study = { id, name: asText(params["name"]) ?? "", type: "SPLIT_TEST", ...times, cells }
  studiesOf(context)[id] = { ...study, createdMs: context.clock.now() }
  return { id }
}

const show = (request: GraphRequest, study: Study): JsonObject =>
  selectFields(
    {
      id: study.id,
      name: study.name,
      type: study.type,
      start_time: graphTime(study.startMs),
      end_time: graphTime(study.endMs),
      created_time: graphTime(study.createdMs),
    },
    parseFields(request.params["fields"]),
    "AdStudy",
    [...fieldsOf(request.version, "AdStudy").keys()],
    ["id"],
  )

const PAGING = ["fields", "limit", "after", "before"]

const list = (context: Context, request: GraphRequest, studies: ReadonlyArray<Study>): JsonObject => {
  checkGraphParams(request.params, PAGING)
  return showGraphPage(
    studies.map((study) => show(request, study)),
    request,
    context.origin(),
  )
}

/** A call on the studies of the business. */
export const businessStudies = (context: Context, request: GraphRequest): JsonObject =>
  request.method === "POST" ? create(context, request) : list(context, request, Object.values(studiesOf(context)))

/** The studies in which an ad set has a cell, whether or not they are over. */
export const studiesOfAdSet = (context: Context, request: GraphRequest, adSet: string): JsonObject =>
  list(
    context,
    request,
    Object.values(studiesOf(context)).filter(({ cells }) => cells.some(({ adSets }) => adSets.includes(adSet))),
  )

/** A call on one study: its days are changed, it is removed, it is read, or its cells are. */
export const studyCall = (
  context: Context,
  request: GraphRequest,
  study: Study,
  edge: string | undefined,
): JsonObject => {
  const { params, version, method } = request
  if (edge === undefined && method === "POST") {
    checkDescribed(version, params, "AdStudy POST")
    const start = asNumber(params["start_time"]) ?? study.startMs / 1_000
    Object.assign(study, timesOf(context, start, asNumber(params["end_time"]) ?? study.endMs / 1_000))
    return { success: true }
  }
  if (edge === undefined && method === "DELETE") {
    checkDescribed(version, params, "AdStudy DELETE")
    delete studiesOf(context)[study.id]
    return { success: true }
  }
  if (edge === undefined && method === "GET") {
    checkGraphParams(params, ["fields"])
    return show(request, study)
  }
  if (edge !== "cells" || method !== "GET") throw new GraphError(2500, `Unknown path components: /${edge ?? ""}`)
  checkGraphParams(params, PAGING)
  const readable = [...fieldsOf(version, "AdStudyCell").keys(), "adsets"]
  const cells = study.cells.map(({ id, name, percentage, adSets }) =>
    selectFields(
      { id, name, treatment_percentage: percentage, adsets: { data: adSets.map((adSet) => ({ id: adSet })) } },
      parseFields(params["fields"]),
      "AdStudyCell",
      readable,
      ["id", "name", "treatment_percentage"],
    ),
  )
  return showGraphPage(cells, request, context.origin())
}
