import type { Context } from "../core/context.ts"
import { asArray, asObject, asText, isObject, type Json, type JsonObject } from "../core/json.ts"
import { randomDigits } from "../core/random.ts"
import { checkNotBoth } from "./location-criteria.ts"
import { checkNoOverlap } from "./ad-schedule.ts"
import { checkChannel } from "./channel-rules.ts"
import { byCollection } from "./google-ads-delivery.ts"
import { GoogleAdsError, fieldError, googleErrorBody, showFailure } from "./google-ads-error.ts"
import { checkResource } from "./google-ads-schema.ts"
import { IMMUTABLE, SHAPES } from "./google-ads-shapes.ts"
import type { Collection, Resource } from "./google-ads-state.ts"
import { checkLink, isAssetDeclined } from "./text-assets.ts"
import { checkPictures, uploadedImage } from "./image-assets.ts"

const PARENTS: Readonly<Partial<Record<Collection, readonly [field: string, of: Collection]>>> = {
  campaigns: ["campaignBudget", "campaignBudgets"],
  adGroups: ["campaign", "campaigns"],
  adGroupAds: ["adGroup", "adGroups"],
  adGroupCriteria: ["adGroup", "adGroups"],
  campaignCriteria: ["campaign", "campaigns"],
  campaignAssets: ["campaign", "campaigns"],
}

export const isCollection = (name: string): name is Collection => Object.hasOwn(SHAPES, name)

type Batch = {
  readonly context: Context
  readonly customerId: string
  readonly version: number
  readonly temporary: Map<string, string>
}

const settleNames = (batch: Batch, value: Json): Json => {
  if (typeof value === "string") return batch.temporary.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => settleNames(batch, item))
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, settleNames(batch, item)]))
    : value
}

const find = (batch: Batch, name: string | undefined, collection: Collection, path: readonly string[]): Resource => {
  const resource = name === undefined ? undefined : batch.context.state.googleAds.resources[name]
  if (
    resource === undefined ||
    resource.collection !== collection ||
    resource.customerId !== batch.customerId ||
    resource.fields["status"] === "REMOVED"
  ) {
    throw fieldError("mutateError", "RESOURCE_NOT_FOUND", `Resource was not found: ${name ?? ""}`, path)
  }
  return resource
}

/** The error of a name that is taken. */
const CLASHES: Readonly<Partial<Record<Collection, readonly [category: string, code: string]>>> = {
  campaigns: ["campaignError", "DUPLICATE_CAMPAIGN_NAME"],
  adGroups: ["adGroupError", "DUPLICATE_ADGROUP_NAME"],
  userLists: ["userListError", "NAME_ALREADY_USED"],
  conversionActions: ["conversionActionError", "DUPLICATE_NAME"],
}

const uniqueName = (batch: Batch, collection: Collection, fields: JsonObject, except?: Resource): void => {
  const named: readonly Collection[] = ["campaigns", "campaignBudgets", "adGroups", "userLists", "conversionActions"]
  if (!named.includes(collection)) return
  const clash = Object.values(batch.context.state.googleAds.resources).some(
    (one) =>
      one !== except &&
      one.collection === collection &&
      one.customerId === batch.customerId &&
      one.fields["status"] !== "REMOVED" &&
      one.fields["name"] === fields["name"] &&
      one.fields["campaign"] === fields["campaign"] &&
      fields["name"] !== undefined,
  )
  if (!clash) return
  const [category, code] = CLASHES[collection] ?? ["campaignBudgetError", "DUPLICATE_NAME"]
  throw fieldError(category, code, "The name is in use already.", ["create", "name"])
}

const create = (batch: Batch, collection: Collection, input: JsonObject): string => {
  const { resourceName: wish, ...rest } = input
  const sent = asObject(settleNames(batch, rest))
  checkResource(collection, sent, batch.version)
  const image = collection === "assets" ? uploadedImage(batch.context, batch.customerId, sent) : undefined
  if (image !== undefined && "known" in image) {
    if (typeof wish === "string") batch.temporary.set(wish, image.known)
    return image.known
  }
  const fields = image?.fields ?? sent
  const parent = PARENTS[collection]
  const above =
    parent === undefined ? undefined : find(batch, asText(fields[parent[0]]), parent[1], ["create", parent[0]])
  if (collection === "campaignAssets")
    checkLink(
      batch.context,
      fields,
      find(batch, asText(fields["asset"]), "assets", ["create", "asset"]),
      asText(above?.fields["advertisingChannelType"]) ?? "",
    )
  const { userList } = fields
  if (userList !== undefined)
    find(batch, asText(asObject(userList)["userList"]), "userLists", ["create", "user_list", "user_list"])
  checkChannel(batch.context, collection, fields, above)
  if (collection === "adGroupAds") checkPictures(batch.context, batch.version, batch.customerId, asObject(fields["ad"]))
  uniqueName(batch, collection, fields)
  if (collection === "campaignCriteria") {
    const siblings = byCollection(batch.context, collection).filter(
      (one) => one.fields["campaign"] === fields["campaign"],
    )
    if (fields["adSchedule"] !== undefined) checkNoOverlap(fields["adSchedule"], siblings)
    checkNotBoth(fields, siblings)
  }
  const id = randomDigits(11)
  const joined =
    collection === "adGroupAds" || collection === "adGroupCriteria" || collection === "campaignCriteria"
      ? `${above?.id ?? "0"}~${id}`
      : id
  const resourceName = `customers/${batch.customerId}/${collection}/${joined}`
  if (typeof wish === "string") batch.temporary.set(wish, resourceName)
  const hasStatus = [
    "campaigns",
    "adGroups",
    "adGroupAds",
    "adGroupCriteria",
    "campaignCriteria",
    "campaignBudgets",
    "campaignAssets",
    "conversionActions",
  ].includes(collection)
  const declined =
    (collection === "adGroupAds" &&
      batch.context.failures.take("googleAds", "decline", "POST", "adGroupAds") !== undefined) ||
    (collection === "assets" && isAssetDeclined(batch.context, fields))
  batch.context.state.googleAds.resources[resourceName] = {
    resourceName,
    collection,
    customerId: batch.customerId,
    id,
    fields: hasStatus ? { status: "ENABLED", ...fields } : fields,
    createdMs: batch.context.clock.now(),
    review:
      collection === "adGroupAds" || declined
        ? { state: declined ? "rejected" : "pending", reason: declined ? "DESTINATION_NOT_WORKING" : null }
        : null,
  }
  return resourceName
}

const camel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const update = (batch: Batch, collection: Collection, fields: JsonObject, mask: Json | undefined): string => {
  const resource = find(batch, asText(fields["resourceName"]), collection, ["update", "resource_name"])
  const paths = (asText(mask) ?? "")
    .split(",")
    .map((path) => path.trim().split(".").map(camel))
    .filter(([first]) => first !== "")
  if (paths.length === 0)
    throw fieldError("fieldMaskError", "FIELD_MASK_MISSING", "The field mask must be provided for update operations.", [
      "update_mask",
    ])
  const change = asObject(settleNames(batch, fields))
  const next: JsonObject = structuredClone(resource.fields)
  for (const path of paths) {
    const [first = ""] = path
    if (SHAPES[collection][first] === undefined)
      throw fieldError(
        "fieldMaskError",
        "FIELD_NOT_FOUND",
        `The field mask contains an invalid field: '${path.join(".")}'.`,
        ["update_mask"],
      )
    if (IMMUTABLE[collection].includes(first))
      throw fieldError("fieldError", "IMMUTABLE_FIELD", "The field cannot be modified.", ["update", first])
    const value = change[first]
    if (value === undefined) delete next[first]
    else if (path.length > 1 && isObject(value) && isObject(next[first]))
      next[first] = { ...asObject(next[first]), ...value }
    else next[first] = value
  }
  const unlisted = Object.keys(change).find((name) => name !== "resourceName" && SHAPES[collection][name] === undefined)
  if (unlisted !== undefined)
    throw fieldError("requestError", "UNKNOWN", `Unknown name "${unlisted}": Cannot find field.`, ["update", unlisted])
  const settable = Object.fromEntries(Object.entries(next).filter(([name]) => SHAPES[collection][name] !== undefined))
  checkResource(collection, settable, batch.version)
  uniqueName(batch, collection, next, resource)
  resource.fields = next
  return resource.resourceName
}

const remove = (batch: Batch, collection: Collection, name: string): string => {
  const resource = find(batch, name, collection, ["remove"])
  resource.fields = { ...resource.fields, status: "REMOVED" }
  for (const child of Object.values(batch.context.state.googleAds.resources)) {
    if (child.fields["campaign"] === name || child.fields["adGroup"] === name)
      child.fields = { ...child.fields, status: "REMOVED" }
  }
  return name
}

const perform = (batch: Batch, collection: Collection, operation: JsonObject): string => {
  const unknown = Object.keys(operation).find(
    (key) => !["create", "update", "updateMask", "remove", "exemptPolicyViolationKeys"].includes(key),
  )
  if (unknown !== undefined)
    throw fieldError("requestError", "UNKNOWN", `Unknown name "${unknown}": Cannot find field.`, [unknown])
  if (isObject(operation["create"])) return create(batch, collection, operation["create"])
  if (isObject(operation["update"])) return update(batch, collection, operation["update"], operation["updateMask"])
  if (typeof operation["remove"] === "string" && collection !== "assets")
    return remove(batch, collection, operation["remove"])
  throw fieldError("requestError", "REQUIRED_FIELD_MISSING", "An operation needs create, update or remove.", [
    "operations",
  ])
}

/** Applies operations in order, all or none; with partialFailure each on its own; with validateOnly nothing stays. */
export const mutate = (
  context: Context,
  customerId: string,
  version: number,
  body: JsonObject,
  operations: readonly { collection: Collection; operation: JsonObject }[],
): { names: (string | null)[]; partialFailure: JsonObject | null } => {
  const ads = context.state.googleAds
  const batch: Batch = { context, customerId, version, temporary: new Map() }
  let before = structuredClone(ads.resources)
  const names: (string | null)[] = []
  const failed: JsonObject[] = []
  if (operations.length === 0)
    throw fieldError("mutateError", "OPERATION_REQUIRED", "At least one operation is required.", ["operations"])
  operations.forEach(({ collection, operation }, index) => {
    try {
      names.push(perform(batch, collection, operation))
      if (body["partialFailure"] === true) before = structuredClone(ads.resources)
    } catch (error) {
      ads.resources = before
      if (!(error instanceof GoogleAdsError)) throw error
      if (body["partialFailure"] !== true)
        throw new GoogleAdsError(
          { ...error.failure, path: [`operations[${index}]`, ...(error.failure.path ?? [])] },
          error.status,
          error.statusName,
        )
      failed.push(showFailure(error.failure, index))
      names.push(null)
      before = structuredClone(ads.resources)
    }
  })
  if (body["validateOnly"] === true) ads.resources = before
  const status = asObject(
    googleErrorBody(new GoogleAdsError({ errorCode: {}, message: "Multiple errors in 'details'." }), `v${version}`)[
      "error"
    ],
  )
  const type = asText(asObject(asArray(status["details"])[0])["@type"]) ?? ""
  return {
    names,
    partialFailure:
      failed.length === 0
        ? null
        : { code: 3, message: "Multiple errors in 'details'.", details: [{ "@type": type, errors: failed }] },
  }
}
