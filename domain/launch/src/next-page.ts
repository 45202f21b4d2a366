import { errorCode } from "@domain/errors"
import { Result, Schema } from "effect"
import { type Flavour, flows, rowOf } from "./flavour.ts"
import type { LaunchPage, PageId } from "./launch-pages.ts"
import { type LaunchContext, pageAfter, pageBefore, type TurnFacts } from "./neighbour-pages.ts"

/** There is no such flavour, or it has no such page. */
export class PageNotInFlow extends Schema.TaggedError<PageNotInFlow>()("PageNotInFlow", {
  errorCode: errorCode(104),
  flavour: Schema.String,
  page: Schema.String,
}) {}

const inFlow = <A>(flavour: Flavour, page: PageId, of: () => A): Result.Result<A, PageNotInFlow> =>
  Object.hasOwn(flows, flavour) && rowOf(flavour, page) !== undefined
    ? Result.succeed(of())
    : Result.fail(new PageNotInFlow({ flavour: String(flavour), page: String(page) }))

/** The page that follows, by the first turn that holds, else the usual one; undefined at the end. Spec: next step. */
export const nextPage = (context: LaunchContext): Result.Result<LaunchPage | undefined, PageNotInFlow> =>
  inFlow(context.flavour, context.page, () => pageAfter(context))

/** Where back leads, past pages that the facts skip; undefined where it is disabled. Spec: "back-route", "back disabled". */
export const backPage = (
  flavour: Flavour,
  page: PageId,
  facts: TurnFacts = {},
): Result.Result<LaunchPage | undefined, PageNotInFlow> => inFlow(flavour, page, () => pageBefore(flavour, page, facts))
