"""A small network in NumPy: one hidden layer, a preference for each action and a value, trained by Adam."""

from __future__ import annotations

from pathlib import Path

import numpy as np

NAMES = ("w1", "b1", "w2", "b2", "wv", "bv")


class Network:
    """`act` plays; `learn` makes one step along the policy gradient."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)

        def weights(rows: int, columns: int, scale: float) -> np.ndarray:
            return (chance.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.parameters = {
            "w1": weights(inputs, hidden, 1.4),
            "b1": np.zeros(hidden, np.float32),
            "w2": weights(hidden, actions, 0.01),
            "b2": np.zeros(actions, np.float32),
            "wv": weights(hidden, 1, 0.1),
            "bv": np.zeros(1, np.float32),
        }
        self._moments = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in self.parameters.items()}
        self._steps = 0

    @classmethod
    def load(cls, path: Path) -> Network:
        with np.load(path) as stored:
            network = cls(*stored["w1"].shape[:1], stored["w2"].shape[1], stored["w1"].shape[1])
            network.parameters = {name: stored[name].astype(np.float32) for name in NAMES}
        return network

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **{name: value.astype(np.float16) for name, value in self.parameters.items()})

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the probability of each legal action, and the value."""
        p = self.parameters
        hidden = np.maximum(seen @ p["w1"] + p["b1"], 0)
        preferences = np.where(mask > 0, hidden @ p["w2"] + p["b2"], -np.inf)
        preferences -= preferences.max(1, keepdims=True)
        chances = np.exp(preferences)
        return hidden, chances / chances.sum(1, keepdims=True), (hidden @ p["wv"] + p["bv"])[:, 0]

    def act(self, seen: np.ndarray, mask: np.ndarray) -> int:
        """The action that it likes best: a model for `boneyard_env.to_policy`."""
        return int(self.forward(seen[None], mask[None])[1][0].argmax())

    def learn(self, seen, mask, actions, returns, *, rate: float, entropy: float) -> None:
        """One step: actions that did better than the value said become likelier, the value follows the returns."""
        rows, count = np.arange(len(seen)), len(seen)
        hidden, chances, value = self.forward(seen, mask)
        surprise = returns - value
        advantage = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        # Of -advantage × log chance(action) - entropy × (-Σ chance × log chance), by the preferences.
        logs = np.log(np.maximum(chances, 1e-12))
        d_preferences = chances * advantage[:, None]
        d_preferences[rows, actions] -= advantage
        d_preferences += entropy * chances * (logs - (chances * logs).sum(1, keepdims=True))
        d_preferences /= count
        d_value = -surprise[:, None] / count
        d_hidden = d_preferences @ self.parameters["w2"].T + d_value @ self.parameters["wv"].T
        d_hidden[hidden <= 0] = 0
        self._adam(
            {
                "w1": seen.T @ d_hidden,
                "b1": d_hidden.sum(0),
                "w2": hidden.T @ d_preferences,
                "b2": d_preferences.sum(0),
                "wv": hidden.T @ d_value,
                "bv": d_value.sum(0),
            },
            rate,
        )

    def _adam(self, gradients: dict[str, np.ndarray], rate: float) -> None:
        self._steps += 1
        for name, gradient in gradients.items():
            first, second = self._moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            step = first / (1 - 0.9**self._steps) / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)
            self.parameters[name] -= (rate * step).astype(np.float32)
