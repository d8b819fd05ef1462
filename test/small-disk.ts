// A disk that can be filled.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Test } from 'tap'
import { folder } from './helper.js'

/** Returns a folder on a disk of 8 MiB, or `undefined` if this user cannot mount one. */
export function smallDisk(t: Test): string | undefined {
  const path = folder(t)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  t.teardown(() => execFileSync('umount', ['--lazy', path]))
  return path
}

/** Fills the disk to the last byte. */
export function fill(file: string) {
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}
