import { errorCode } from "@domain/errors"
import { type Checked, collectFailures, refuse, textLimits, tidyLine, viewName } from "@domain/validation"
import { Result, Schema } from "effect"

/** The most views that a user has of one business, and the longest query in characters. Ours. */
export const viewLimits = { views: 20, query: 500 } as const

/** A user's name for a search of a list; `query` is the search of its address without its question mark. Ours. */
export const CampaignView = Schema.Struct({ id: Schema.Int, name: Schema.String, query: Schema.String })
export type CampaignView = typeof CampaignView.Type

/** What a user says of a view. */
export type ViewContent = Pick<CampaignView, "name" | "query">

/** The user has as many views of the business as they may. Ours. */
export class TooManyCampaignViews extends Schema.TaggedError<TooManyCampaignViews>()("TooManyCampaignViews", {
  errorCode: errorCode(1006),
  most: Schema.Int,
}) {}

/** The characters of a search as browsers write it: visible, of ASCII, and none that ends it. */
const searchCharacters = /^[!-~]*$/u

/** A search without question mark, its parts in the order of their letters, so that equal searches are equal texts. */
export const plainQuery = (search: string): string =>
  search
    .replace(/^\?+/u, "")
    .replaceAll("?", "%3F")
    .split("&")
    .filter((part) => part !== "")
    .toSorted()
    .join("&")

const viewQuery = (typed: string): Checked<string> => {
  const query = plainQuery(typed.trim())
  if (!searchCharacters.test(query) || query.includes("#")) return refuse("validation.specialCharacters")
  return query.length > viewLimits.query
    ? refuse("validation.textTooLong", { most: viewLimits.query })
    : Result.succeed(query)
}

/** A view's name as names are compared: without case. */
export const foldedViewName = (name: string): string => tidyLine(name).toLowerCase()

/** The most code units of a compared name, which a database finds a view by. */
const mostFoldedUnits = 800

const comparableName = (typed: string): Checked<string> =>
  Result.flatMap(viewName(typed), (name) =>
    foldedViewName(name).length > mostFoldedUnits
      ? refuse("validation.textTooLong", { most: textLimits.viewName })
      : Result.succeed(name),
  )

/** A name and a query, or why they are refused. */
export const checkedView = ({ name, query }: ViewContent) =>
  Result.map(
    collectFailures({ name: comparableName(name), query: viewQuery(query) }),
    (checked): ViewContent => checked,
  )

/** The views with a new view, which takes the place of the view with its name. */
export const withView = <View extends ViewContent>(
  views: ReadonlyArray<View>,
  saved: View,
): Result.Result<ReadonlyArray<View>, TooManyCampaignViews> => {
  const isSame = ({ name }: ViewContent) => foldedViewName(name) === foldedViewName(saved.name)
  if (views.some(isSame)) return Result.succeed(views.map((view) => (isSame(view) ? saved : view)))
  return views.length < viewLimits.views
    ? Result.succeed([...views, saved])
    : Result.fail(new TooManyCampaignViews({ most: viewLimits.views }))
}

/** The view whose query is a search of the list's address; undefined where none is open. */
export const openViewOf = <View extends ViewContent>(views: ReadonlyArray<View>, search: string): View | undefined =>
  views.find(({ query }) => query === plainQuery(search))
