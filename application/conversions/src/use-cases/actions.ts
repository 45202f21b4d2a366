import { handler } from "@application/kernel"
import { checkedAction, ConversionActionsFull, conversionLimits } from "@domain/conversions"
import { Clock, Effect } from "effect"
import { ChangeConversionAction, CreateConversionAction, SwitchConversionAction } from "../contract/actions.ts"
import { ConversionActions } from "../stores/conversions.ts"
import { actionForChange, actionsOf, shownAction, siteForChange, type StoredAction } from "./stored-site.ts"

/** Refuses one kind of conversion too many. */
const withRoom = Effect.fnUntraced(function* (others: ReadonlyArray<StoredAction>) {
  const living = others.filter(({ state }) => state !== "Removed")
  const most = conversionLimits.actions
  if (living.length >= most) return yield* new ConversionActionsFull({ most })
})

/** The website is locked, so that two kinds are not made of one name. */
export const createConversionAction = handler(
  CreateConversionAction,
  Effect.fnUntraced(function* ({ businessProfileId, ...typed }) {
    yield* siteForChange(businessProfileId)
    const others = yield* actionsOf(businessProfileId)
    yield* withRoom(others)
    const settings = yield* Effect.fromResult(checkedAction(typed, others))
    const createdAt = yield* Clock.currentTimeMillis
    return shownAction(
      yield* (yield* ConversionActions).add({ businessProfileId, ...settings, state: "On", createdAt }),
    )
  }),
)

export const changeConversionAction = handler(
  ChangeConversionAction,
  Effect.fnUntraced(function* ({ businessProfileId, actionId, ...typed }) {
    const action = yield* actionForChange(businessProfileId, actionId)
    const others = (yield* actionsOf(businessProfileId)).filter(({ id }) => id !== actionId)
    const settings = yield* Effect.fromResult(checkedAction(typed, others))
    const { value: _before, ...kept } = action
    return shownAction(yield* (yield* ConversionActions).save({ ...kept, ...settings }))
  }),
)

/** A removed kind comes back only where its name and signal are free and there is room. */
export const switchConversionAction = handler(
  SwitchConversionAction,
  Effect.fnUntraced(function* ({ businessProfileId, actionId, state }) {
    const action = yield* actionForChange(businessProfileId, actionId)
    const others = (yield* actionsOf(businessProfileId)).filter(({ id }) => id !== actionId)
    if (action.state === "Removed" && state !== "Removed") {
      yield* withRoom(others)
      yield* Effect.fromResult(checkedAction(action, others))
    }
    return shownAction(yield* (yield* ConversionActions).save({ ...action, state }))
  }),
)
