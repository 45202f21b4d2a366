import { expect, test } from "vitest"
import { hoursOfWords } from "./opening-hours.ts"

const days = (from: number, to: number, ...weekdays: ReadonlyArray<number>) =>
  weekdays.map((weekday) => ({ weekday, from, to }))

test.each([
  ["Mo-Sa 07:00-20:00", days(420, 1200, 1, 2, 3, 4, 5, 6)],
  ["Mon, Tue 09:00-17:30", days(540, 1050, 1, 2)],
  ["Monday, Tuesday 09:00-17:30", days(540, 1050, 1, 2)],
  ["Sunday 10 am to 2 pm", days(600, 840, 0)],
  ["Tue – Sat: 9-6pm", days(540, 1080, 2, 3, 4, 5, 6)],
  ["Thursdays 1-6pm", days(780, 1080, 4)],
  ["Daily 9.30am - 10.30pm", days(570, 1350, 0, 1, 2, 3, 4, 5, 6)],
  ["Mon-Tue 9am-6pm, Sat 10am-2pm", [...days(540, 1080, 1, 2), ...days(600, 840, 6)]],
  ["Wednesday 09:00-13:00, 14:00-18:00", [...days(540, 780, 3), ...days(840, 1080, 3)]],
  ["Fri 18:00-02:00", [...days(1080, 1440, 5), ...days(0, 120, 6)]],
  ["Sat open 24 hours", days(0, 1440, 6)],
  ["Mo 00:00-23:59", days(0, 1440, 1)],
  ["We 08:00-12:00, Tu-Fr 13:00-14:00", [...days(780, 840, 2), ...days(480, 720, 3), ...days(780, 840, 3, 4, 5)]],
  ["Fr-Mo 08:00-09:30", days(480, 570, 0, 1, 5, 6)],
])("%s is read by weekday", (line, expected) => {
  expect(hoursOfWords([line])).toEqual(expected)
})

test("lines add up", () => {
  expect(hoursOfWords(["Mo 09:00-12:00", "Mo 13:00-17:00", "Su closed"])).toEqual([
    ...days(540, 720, 1),
    ...days(780, 1020, 1),
  ])
})

test.each([
  "Tue-Sat 9-6",
  "We open 09:00-17:00",
  "Sunday closed",
  "Open late",
  "9am-5pm",
  "Mon 25:00-26:00",
  "Mon 9:75-10:00",
])("%s says nothing sure", (line) => {
  expect(hoursOfWords([line])).toEqual([])
})
