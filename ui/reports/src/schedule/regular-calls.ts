import {
  AskAgencyAddress,
  AskReportAddress,
  ListAgencySendings,
  ListReportSendings,
  RemoveAgencySchedule,
  RemoveReportSchedule,
  ResendAgencyReport,
  ResendReport,
  SetAgencyScheduleState,
  SetReportScheduleState,
  TestAgencySchedule,
  TestReportSchedule,
} from "@application/insights/contract"
import type { ReportSending, ScheduleState } from "@domain/insights"
import type { BusinessProfileId, ReportScheduleId, ReportSendingId } from "@domain/kernel"
import { type AnyContract, failureIn, type InputOf, useCommand, useRead } from "@ui/container"

/** A command with its state; `run` answers whether it succeeded. */
export interface Act<Input> {
  readonly isPending: boolean
  readonly failure: unknown
  readonly run: (input: Input) => Promise<boolean>
}

/** What was sent, whatever its report is. */
export type RegularSending = Omit<ReportSending, "reportId">

type OfSchedule = { readonly scheduleId: ReportScheduleId }

/** The calls of whose regular reports they are, as hooks. */
export interface RegularCalls {
  readonly useState: () => Act<OfSchedule & { readonly state: ScheduleState }>
  readonly useTest: () => Act<OfSchedule>
  readonly useRemove: () => Act<OfSchedule>
  readonly useAsk: () => Act<OfSchedule & { readonly address: string }>
  readonly useResend: () => Act<{ readonly sendingId: ReportSendingId; readonly recipient: number }>
  readonly useSendings: (scheduleId: ReportScheduleId) => {
    readonly sendings: ReadonlyArray<RegularSending> | undefined
    readonly failure: unknown
    readonly retry: () => void
  }
}

const useAct = <C extends AnyContract, Input>(contract: C, inputOf: (input: Input) => InputOf<C>): Act<Input> => {
  const [state, run] = useCommand(contract, { revalidate: false })
  return {
    isPending: state.status === "pending",
    failure: failureIn(state),
    run: async (input) => (await run(inputOf(input)))?.status === "succeeded",
  }
}

/** The calls of a business's regular reports. */
export const callsOfBusiness = (businessProfileId: BusinessProfileId): RegularCalls => {
  const ofIt = <Input extends object>(input: Input) => ({ businessProfileId, ...input })
  return {
    useState: () => useAct(SetReportScheduleState, ofIt),
    useTest: () => useAct(TestReportSchedule, ofIt),
    useRemove: () => useAct(RemoveReportSchedule, ofIt),
    useAsk: () => useAct(AskReportAddress, ofIt),
    useResend: () => useAct(ResendReport, ofIt),
    useSendings: (scheduleId) => {
      const { output, failure, retry } = useRead(ListReportSendings, { businessProfileId, scheduleId })
      return { sendings: output, failure, retry }
    },
  }
}

const asIs = <Input>(input: Input) => input

/** The calls of the reader's own regular reports over many clients. */
export const callsOfMaker: RegularCalls = {
  useState: () => useAct(SetAgencyScheduleState, asIs),
  useTest: () => useAct(TestAgencySchedule, asIs),
  useRemove: () => useAct(RemoveAgencySchedule, asIs),
  useAsk: () => useAct(AskAgencyAddress, asIs),
  useResend: () => useAct(ResendAgencyReport, asIs),
  useSendings: (scheduleId) => {
    const { output, failure, retry } = useRead(ListAgencySendings, { scheduleId })
    return { sendings: output, failure, retry }
  },
}
