// Works on due targets: many at the same time, the deliveries of each in order and one at a time.
import type { Release, Target } from '../store/target-leases.js'
import type { OutcomeRecorder } from './outcome-recorder.js'
import type { Leases } from './target-leases.js'
import type { createTurns } from './target-turn.js'

/** Targets that are worked on at the same time. Those that are waited for do not count: waiting costs others nothing. */
const concurrency = 32
/** A target whose address or response takes longer than this is waited for. */
const slowAfterMs = 100
/** The limit for all targets. It bounds memory and sockets. */
const maxTargets = 2_048
/** After this time a target goes back to the queue if others wait for their turn. */
const turnMs = 1_000
/** After this time it does in any case: its deliveries that were set aside are due only at the next turn. */
const maxTurnMs = 10_000

interface DispatcherDependencies {
  /** Milliseconds, of a clock that is never set. */
  monotonicNow: () => number
  leases: Leases
  recorder: Pick<OutcomeRecorder, 'isBehind'> & { release: (release: Release) => void }
  takeTurn: ReturnType<typeof createTurns>
  /** Aborted when no new attempts may begin. */
  stopping: AbortSignal
  /** Called when there may be a place for another target. */
  onPlace: () => void
}

/** The work on a target. */
interface Work {
  done: Promise<void>
  /** When the wait for an address or a response began. */
  waitingSince: number | undefined
}

export function createDispatcher(dependencies: DispatcherDependencies) {
  const { monotonicNow, leases, recorder, takeTurn, stopping, onPlace } = dependencies
  /** The work in progress by id of the target. */
  const inProgress = new Map<number, Work>()
  /** Whether there may be more due targets than places. */
  let areOthersWaiting = false
  let timer: NodeJS.Timeout | undefined

  function freePlaces(): number {
    const slowSince = monotonicNow() - slowAfterMs
    const isSlow = ({ waitingSince }: Work) => waitingSince !== undefined && waitingSince <= slowSince
    const slow = [...inProgress.values()].filter(isSlow).length
    return Math.min(concurrency + slow, maxTargets) - inProgress.size
  }

  async function workOn(target: Target, work: Work): Promise<void> {
    const start = monotonicNow()
    const isOver = (at: number) => at - start > (areOthersWaiting ? turnMs : maxTurnMs)
    const release = await takeTurn(target, {
      // An attempt whose outcome cannot be recorded, or whose lease has expired, would be repeated.
      mayGoOn() {
        const at = monotonicNow()
        return !stopping.aborted && !recorder.isBehind() && leases.isHeld(target.id, at) && !isOver(at)
      },
      onWaiting(isWaiting) {
        work.waitingSince = isWaiting ? monotonicNow() : undefined
      },
    })
    recorder.release(release)
    inProgress.delete(target.id)
    leases.drop(target.id)
    onPlace()
  }

  function start(target: Target) {
    const work: Work = { done: Promise.resolve(), waitingSince: undefined }
    inProgress.set(target.id, work)
    work.done = workOn(target, work)
  }

  /** By then some of the targets in progress may count as slow, which frees places. */
  function lookAgainSoon() {
    clearTimeout(timer)
    timer = setTimeout(onPlace, slowAfterMs)
  }

  return {
    /** Claims as many due targets as there are places, and begins to work on them. */
    async startDue(): Promise<void> {
      if (stopping.aborted || recorder.isBehind()) return
      const places = freePlaces()
      const claimed = places > 0 ? await leases.claim(places) : []
      areOthersWaiting = claimed.length >= places
      // If a lease expired and was claimed again, the work in progress goes on.
      for (const target of claimed) if (!inProgress.has(target.id)) start(target)
      if (areOthersWaiting) lookAgainSoon()
    },
    isIdle: () => inProgress.size === 0,
    /** Resolves when the targets that are being worked on now are done. */
    async whenDone() {
      clearTimeout(timer)
      await Promise.all([...inProgress.values()].map(({ done }) => done))
    },
  }
}
