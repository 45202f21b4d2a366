import { AddListPeople, CreateCustomerList, FinishListUpload } from "@application/audiences/contract"
import { type ListReading, readRows, sendPeople } from "@application/audiences/flows"
import {
  type ColumnMatch,
  consentStatement,
  type CustomerList,
  hashed,
  listLimits,
  type ListNetwork,
} from "@domain/audiences"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { useCall } from "@ui/container"
import { usePortal } from "@ui/shared/frame"
import { useEffect, useRef, useState } from "react"
import type { ListWords } from "./consent-step.tsx"
import { pause } from "@ui/shared/table-file"

/** How far an upload is. Numbers of people, but rows while they are checked. */
export type UploadState =
  | { readonly at: "rest" }
  | { readonly at: "checking"; readonly done: number; readonly total: number }
  | { readonly at: "sending"; readonly done: number; readonly total: number }
  | {
      readonly at: "stopped"
      readonly done: number
      readonly total: number
      /** Why it stopped, unless the owner stopped it. */
      readonly failure?: unknown
    }
  | { readonly at: "done" }

export interface UploadOptions {
  readonly businessProfileId: BusinessProfileId
  readonly networks: ReadonlyArray<ListNetwork>
  readonly region: Region
  /** The list that is continued. */
  readonly list: CustomerList | undefined
}

/** Checks rows, then hashes and sends people in batches; goes on after a batch that did not arrive. */
export const useUpload = ({ businessProfileId, networks, region, list }: UploadOptions) => {
  const { language } = usePortal()
  const create = useCall(CreateCustomerList)
  const add = useCall(AddListPeople)
  const finish = useCall(FinishListUpload)
  const [state, setState] = useState<UploadState>({ at: "rest" })
  const [reading, setReading] = useState<ListReading>()
  const stopped = useRef(false)
  const made = useRef(list?.id)
  const upload = useRef({ id: "", next: 0 })
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  const check = async (rows: ReadonlyArray<ReadonlyArray<string>>, match: ColumnMatch, firstRow: number) => {
    stopped.current = false
    setReading(undefined)
    const total = rows.length
    const read = await readRows(rows, {
      match,
      region,
      networks,
      firstRow,
      pause,
      isStopped: () => stopped.current,
      onProgress: (done) => setState({ at: "checking", done, total }),
    })
    setState({ at: "rest" })
    upload.current = { id: crypto.randomUUID(), next: 0 }
    setReading(read)
  }

  /** The list, made at the first try; undefined with the failure where it was refused. */
  const listFor = async ({ name, days }: ListWords) => {
    if (made.current !== undefined) return { id: made.current }
    const input = { businessProfileId, name, days, consentVersion: consentStatement.version, language }
    const outcome = await create(input)
    if (outcome.status !== "succeeded")
      return { failure: outcome.status === "failed" ? outcome.failure : outcome.error }
    made.current = outcome.output.id
    return { id: outcome.output.id }
  }

  const send = async (words: ListWords) => {
    if (reading === undefined) return undefined
    stopped.current = false
    const { usable } = reading
    const total = usable.length
    let done = Math.min(total, upload.current.next * listLimits.batch)
    setState({ at: "sending", done, total })
    const { id, failure: refused } = await listFor(words)
    if (id === undefined) {
      setState({ at: "rest" })
      return refused
    }
    let failure: unknown
    const next = await sendPeople(usable, {
      networks,
      hash: hashed,
      from: upload.current.next,
      isStopped: () => stopped.current,
      onProgress: (people) => {
        done = people
        setState({ at: "sending", done, total })
      },
      send: async (number, people) => {
        const uploadId = upload.current.id
        const outcome = await add({ businessProfileId, listId: id, uploadId, number, people })
        if (outcome.status === "succeeded") return true
        failure = outcome.status === "failed" ? outcome.failure : outcome.error
        return false
      },
    })
    if (next === undefined) {
      const outcome = await finish({ businessProfileId, listId: id })
      if (outcome.status === "succeeded") {
        setState({ at: "done" })
        return undefined
      }
      failure = outcome.status === "failed" ? outcome.failure : outcome.error
    }
    upload.current.next = next ?? upload.current.next
    setState({ at: "stopped", done, total, ...(failure !== undefined && { failure }) })
    return undefined
  }

  const stop = () => {
    stopped.current = true
  }
  return { state, reading, check, send, stop }
}
