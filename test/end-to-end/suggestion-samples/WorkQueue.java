package com.example.work;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Work that waits for its turn. */
public final class WorkQueue {
  private static final int DEFAULT_LIMIT = 250;

  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private final Duration patience;
  private int refused = 0;

  public WorkQueue(Duration patience) {
    this.patience = patience;
  }

  /** Adds work, unless too much is waiting. */
  public boolean offer(Runnable work) {
    if (waiting.size() >= DEFAULT_LIMIT) {
      refused += 1;
      return false;
    }
    waiting.addLast(work);
    return true;
  }

  /** Takes the oldest work. */
  public Optional<Runnable> take() {
    Runnable oldest = waiting.pollFirst();
    if (oldest == null) {
      return Optional.empty();
    }
    return Optional.of(oldest);
  }

  /** Runs everything that waits. */
  public int drain(String label) {
    int done = 0;
    while (!waiting.isEmpty()) {
      Runnable next = waiting.removeFirst();
      next.run();
      done += 1;
    }
    System.out.printf("%s: %d done within %s%n", label, done, patience);
    return done;
  }
}
