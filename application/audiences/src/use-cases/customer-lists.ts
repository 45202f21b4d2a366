import { WebsiteTags } from "@application/conversions/services"
import { currentUser, handler, Profiles } from "@application/kernel"
import {
  checkedListName,
  consentStatement,
  hasEnd,
  inState,
  type ListAtNetwork,
  type ListNetwork,
  ListStateForbids,
  nextLook,
  NoListNetwork,
  withBatch,
} from "@domain/audiences"
import { InvalidFields } from "@domain/identity"
import { Clock, Effect } from "effect"
import {
  AddListPeople,
  ChangeListExpiry,
  CreateCustomerList,
  FinishListUpload,
  ListCustomerLists,
  RenameCustomerList,
} from "../contract/customer-lists.ts"
import { AudienceNetworks } from "../ports/audience-networks.ts"
import { CustomerListBatches, CustomerLists } from "../stores/customer-lists.ts"
import { count, listForChange, listsOf, namesWithRoom, sendLater, shownList } from "./stored-list.ts"

/** Entries of a list that no network has yet. */
export const waitingAt = (networks: ReadonlyArray<ListNetwork>): ReadonlyArray<ListAtNetwork> =>
  networks.map((network) => ({ network, status: "Waiting", sent: 0 }))

export const listCustomerLists = handler(
  ListCustomerLists,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { availableNetworks, lookalikeNetworks, visitorNetworks } = yield* AudienceNetworks
    const { region } = yield* (yield* Profiles).of(businessProfileId)
    const lists = (yield* listsOf(businessProfileId)).map(shownList)
    const tag = yield* (yield* WebsiteTags).of(businessProfileId, visitorNetworks[0] ?? "Meta")
    return {
      lists,
      availableNetworks,
      lookalikeNetworks,
      visitorNetworks,
      ...(tag !== undefined && {
        website: { ...(tag.lastSeenAt !== undefined && { lastSeenAt: tag.lastSeenAt }), told: tag.told },
      }),
      region,
    }
  }),
)

export const createCustomerList = handler(
  CreateCustomerList,
  Effect.fnUntraced(function* ({ businessProfileId, days, consentVersion, language, ...typed }) {
    yield* count("customer-list", businessProfileId)
    const { availableNetworks } = yield* AudienceNetworks
    if (availableNetworks.length === 0) return yield* new NoListNetwork({})
    const name = yield* Effect.fromResult(checkedListName(typed.name, yield* namesWithRoom(businessProfileId)))
    const { version, textKey } = consentStatement
    if (consentVersion !== version)
      return yield* new InvalidFields({ fields: { consentVersion: ["audiences.consentOutdated"] } })
    const { portalId } = yield* (yield* Profiles).of(businessProfileId)
    const { userId } = yield* currentUser
    const now = yield* Clock.currentTimeMillis
    const list = {
      name,
      days,
      state: "Filling" as const,
      networks: waitingAt(availableNetworks),
      people: 0,
      consent: { version, textKey, language, acceptedBy: userId, acceptedAt: now },
      createdAt: now,
      filledAt: now,
      businessProfileId,
      portalId,
    }
    return shownList(yield* (yield* CustomerLists).add({ ...list, lookAt: now }))
  }),
)

/** A batch that came before changes nothing, so that a call whose answer was lost may be repeated. */
export const addListPeople = handler(
  AddListPeople,
  Effect.fnUntraced(function* ({ businessProfileId, listId, uploadId, number, people }) {
    yield* count("customer-list-batch", businessProfileId)
    const list = yield* listForChange(businessProfileId, listId)
    const now = yield* Clock.currentTimeMillis
    const most = Math.max(people.Meta?.length ?? 0, people.Google?.length ?? 0)
    const next = yield* Effect.fromResult(withBatch(list, { uploadId, number, people: most }, now))
    if (next === undefined) return { batches: list.upload?.batches ?? 0, people: list.people }
    const batches = yield* CustomerListBatches
    for (const { network, status } of next.networks) {
      const ofNetwork = people[network] ?? []
      if (ofNetwork.length === 0 || status === "Refused") continue
      yield* batches.add({ businessProfileId, listId, network, receivedAt: now, people: ofNetwork })
      yield* sendLater(next, network)
    }
    yield* (yield* CustomerLists).save({ ...next, lookAt: nextLook(next, now) })
    return { batches: number + 1, people: next.people }
  }),
)

export const finishListUpload = handler(
  FinishListUpload,
  Effect.fnUntraced(function* ({ businessProfileId, listId }) {
    const list = yield* listForChange(businessProfileId, listId)
    if (list.state === "Active") return shownList(list)
    yield* Effect.fromResult(inState(list, ["Filling"]))
    if (list.people === 0) return yield* new ListStateForbids({ state: list.state })
    return shownList(yield* (yield* CustomerLists).save({ ...list, state: "Active" }))
  }),
)

export const renameCustomerList = handler(
  RenameCustomerList,
  Effect.fnUntraced(function* ({ businessProfileId, listId, name: typed }) {
    const list = yield* listForChange(businessProfileId, listId)
    yield* Effect.fromResult(inState(list, ["Filling", "Active", "Expired"]))
    const others = (yield* listsOf(businessProfileId)).filter(({ id }) => id !== listId)
    const name = yield* Effect.fromResult(
      checkedListName(
        typed,
        others.map((other) => other.name),
      ),
    )
    return shownList(yield* (yield* CustomerLists).save({ ...list, name }))
  }),
)

export const changeListExpiry = handler(
  ChangeListExpiry,
  Effect.fnUntraced(function* ({ businessProfileId, listId, days }) {
    const list = yield* listForChange(businessProfileId, listId)
    yield* Effect.fromResult(inState(list, ["Filling", "Active"]))
    if (!hasEnd(list)) return yield* new ListStateForbids({ state: list.state })
    // The worker looks at once, since the time may be over already.
    const lookAt = yield* Clock.currentTimeMillis
    return shownList(yield* (yield* CustomerLists).save({ ...list, days, lookAt }))
  }),
)
